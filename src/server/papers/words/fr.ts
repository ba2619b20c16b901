import type { PaperWords } from './paper-words.ts';

export const words: PaperWords = {
  packing: 'Bons de préparation',
  labels: 'Étiquettes des sacs',
  run: (number) => `Préparation n°\u00a0${number}`,
  draft: 'Brouillon',
  types: { delivery: 'Livraison', pickup: 'Retrait' },
  storage: { dry: 'Température ambiante', refrigerated: 'Réfrigéré', frozen: 'Surgelé' },
  otherAisle: 'Autres',
  runOut: (wish) => `En cas de rupture\u202f: ${wish}`,
  wishes: { best_match: 'remplacer au mieux', ask_me: 'demander au client', refund: 'ne pas remplacer' },
  weighed: 'Pesé\u202f:',
  total: (amount) => `Total ${amount}`,
  due: (amount) => `Reste à régler\u202f: ${amount}`,
  nothingDue: 'Rien à régler',
  noLines: 'Aucun article',
  bags: { ambient: 'Ambiant', cold: 'Réfrigéré', frozen: 'Surgelé' },
  page: (page, of) => `Page ${page} sur ${of}`,
};

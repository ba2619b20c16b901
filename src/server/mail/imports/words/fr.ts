import type { NightlyMailWords } from './nightly-mail-words.ts';

export const nightlyFr: NightlyMailWords = {
  failed: {
    subject: 'L’import de la nuit a échoué',
    heading: 'L’import de la nuit a échoué',
    text: (file) =>
      `Le fichier «\u202f${file}\u202f» n’a pas été importé\u202f: prix et stocks sont restés ceux d’hier.`,
  },
  refused: {
    subject: 'L’import de la nuit a refusé des lignes',
    heading: 'Des lignes de l’import de la nuit ont été refusées',
    text: (file, rows) =>
      rows === 1
        ? `Une ligne du fichier «\u202f${file}\u202f» a été refusée\u202f; les autres ont été importées.`
        : `${rows} lignes du fichier «\u202f${file}\u202f» ont été refusées\u202f; les autres ont été importées.`,
  },
  reason: 'Raison',
  button: 'Voir l’import',
  foot: (shop) => `Envoyé par le site de ${shop}.`,
};

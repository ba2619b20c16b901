import type { RecallMailWords } from './recall-mail-words.ts';

export const recallFr: RecallMailWords = {
  subject: (product) => `Rappel de produit\u202f: ${product}`,
  heading: 'Rappel de produit',
  hello: (name) => `Bonjour ${name},`,
  text: (product) => `Vous avez reçu «\u202f${product}\u202f» dans une commande. Ce produit est rappelé.`,
  lot: 'Lot concerné',
  reason: 'Motif',
  reasons: {
    bacteria: 'présence possible de bactéries',
    foreignBody: 'présence possible d’un corps étranger',
    allergen: 'allergène absent de l’étiquette',
    substance: 'substance nocive ou en quantité trop élevée',
    spoilt: 'produit mal conservé',
    fault: 'défaut de sécurité',
    precaution: 'précaution',
  },
  advices: {
    doNotEat: 'Ne le consommez pas. Rapportez-le au magasin ou jetez-le.',
    doNotUse: 'Ne l’utilisez plus. Rapportez-le au magasin.',
  },
  orders: 'Vos commandes concernées',
  order: (number, quantity, day) => `${number}\u202f: ${quantity}, reçu le ${day}`,
  contact: 'Une question\u202f? Répondez à cet e-mail.',
  seeOrder: 'Voir la commande',
  foot: (shop) => `Envoyé par ${shop} pour votre sécurité.`,
};

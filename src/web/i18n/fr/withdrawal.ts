/** Words of the page where one withdraws from an order. */
export const withdrawal = {
  title: 'Se rétracter d’une commande',
  description: 'Exercer votre droit de rétractation en ligne, en deux étapes, sans compte.',
  intro:
    'Vous avez 14 jours après la réception pour changer d’avis. Cette déclaration nous parvient tout de suite, et un e-mail vous la confirme.',
  rules: 'Exceptions et remboursement',
  order: 'Numéro de la commande',
  orderHint: 'Il figure dans l’e-mail de confirmation.',
  name: 'Nom',
  items: 'Produits',
  itemsHint: 'Un produit par ligne. Laissez vide pour toute la commande.',
  next: 'Vérifier ma déclaration',
  checkTitle: 'Votre déclaration',
  checkText: 'Je me rétracte du contrat portant sur\u202f:',
  all: 'Toute la commande',
  confirm: 'Confirmer la rétractation',
  back: 'Modifier',
  done: 'Rétractation enregistrée',
  doneText:
    'Nous vous envoyons un e-mail de confirmation à {{email}}. Gardez-le\u202f: il prouve la date de votre demande.',
  failed: 'Votre déclaration n’a pas pu être envoyée',
};
export type WithdrawalWords = typeof withdrawal;

/** Words of the cart page and of adding to the cart. */
export const cart = {
  add: 'Ajouter au panier',
  added: '{{name}} ajouté au panier',
  addNamed: 'Ajouter {{name}} au panier',
  browse: 'Voir les produits',
  changedTitle: 'Ce qui a changé depuis votre dernière visite',
  freeShort: '{{amount}} avant livraison offerte',
  freeShortReached: 'Livraison offerte',
  freeToGo: 'encore {{amount}}',
  full: 'Votre panier est plein\u202f: 200 produits différents au plus.',
  goneTitle: 'Retirés, car ils ne sont plus disponibles',
  heading: 'Votre panier',
  inCart: '{{quantity}} dans votre panier',
  items_one: '{{count}} article',
  items_other: '{{count}} articles',
  less: 'En retirer',
  limit: '{{name}}\u202f: il n’en reste que {{quantity}}, et tout est dans votre panier.',
  more: 'En ajouter',
  open: 'Voir le panier',
  quantityOf: 'Quantité de {{name}}',
  removed: '{{name}} retiré du panier',
  removeNamed: 'Retirer {{name}} du panier',
  storageError: 'Erreur d’enregistrement',
  storageErrorText: 'Le panier n’a pas pu être enregistré. Vos modifications risquent d’être perdues.',
};

export type CartWords = Record<keyof typeof cart, string>;

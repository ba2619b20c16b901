/** Words of the product page alone. */
export const product = {
  allergensUnknown: 'Les allergènes de ce produit n’ont pas été déclarés.',
  anonymous: 'Client',
  demo: 'Produit de démonstration',
  demoName: 'Démo',
  demoText:
    'Les données du produit n’ont pas pu être chargées. Ce produit est un exemple\u00a0: il n’a ni prix ni stock et ne se commande pas.',
  lowestPrice: 'Prix le plus bas des 30 jours avant la promotion\u00a0: {{amount}}',
  mayContain: 'Traces possibles\u00a0: {{allergens}}',
  moreReviews: 'Plus d’avis',
  noReviews: 'Personne n’a encore donné son avis sur ce produit.',
  pictureNext: 'Photo suivante',
  picturePrevious: 'Photo précédente',
  rating: '{{rating}} sur 5',
  relatedFailed: 'Les produits du même rayon n’ont pas pu être chargés',
  reviewCount_one: '{{count}} avis',
  reviewCount_other: '{{count}} avis',
  reviews: 'Avis des clients',
  reviewsFailed: 'Les avis n’ont pas pu être chargés',
  reviewsText: 'Écrits par des clients qui ont acheté le produit.',
  zoom: 'Agrandir la photo {{number}}',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
};

export type ProductWords = Record<keyof typeof product, string>;

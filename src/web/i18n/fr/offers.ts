/** Words of the offers page, besides those of the catalogue. */
export const offers = {
  aisles: 'Rayons des promotions',
  allOffers: 'Voir toutes les offres',
  backToAll: 'Voir tous les produits',
  count_one: '{{count}} offre',
  count_other: '{{count}} offres',
  empty: 'Aucune offre en ce moment',
  emptyText: 'Les prochaines arrivent bientôt. En attendant, tout le magasin est ouvert.',
  failed: 'Les offres n’ont pas pu être chargées',
  failedText: 'La connexion ou le serveur n’a pas répondu.',
  intro: 'Toutes les remises en cours chez {{store}}.',
};

export type OfferWords = Record<keyof typeof offers, string>;

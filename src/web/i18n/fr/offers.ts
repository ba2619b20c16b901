/** Words of the offers page, besides those of the catalogue. */
export const offers = {
  aisles: 'Rayons en promotion',
  allOffers: 'Voir toutes les promotions',
  backToAll: 'Voir tous les produits',
  clearCache: 'Vider le cache',
  count_one: '{{count}} promotion',
  count_other: '{{count}} promotions',
  empty: 'Aucune promotion en ce moment',
  emptyText: 'Revenez bientôt. En attendant, tous nos produits sont là.',
  failed: 'Les promotions n’ont pas pu être chargées',
  failedText: 'La connexion est peut-être coupée.',
  intro: 'Toutes les promotions en cours chez {{store}}.',
  refresh: 'Actualiser',
  shortDatesCount_one: '{{count}} produit à date courte',
  shortDatesCount_other: '{{count}} produits à date courte',
  shortDatesEmpty: 'Aucun produit à date courte en ce moment',
  shortDatesIntro: 'À consommer rapidement, à prix réduit chez {{store}}.',
};

export type OfferWords = Record<keyof typeof offers, string>;

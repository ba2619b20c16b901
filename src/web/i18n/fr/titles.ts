/** Titles (`<title>`) and descriptions (`<meta name="description">`) of all pages. */
export const titles = {
  cart: 'Votre panier',
  checkout: 'Commander',
  error: 'Erreur',
  home: 'Supermarché de quartier en ligne',
  homeDescription:
    'Faites vos courses en ligne dans votre magasin de quartier\u202f: fruits, légumes, épicerie, frais et surgelés, livrés ou à retirer.',
  login: 'Connexion',
  notFound: 'Page introuvable',
  offers: 'Promotions',
  orders: 'Vos commandes',
  productDescription: '{{name}} à {{price}} chez {{store}}\u202f: prix, composition, stock.',
  products: 'Produits',
  productsDescription: 'Tous les produits de {{store}}\u202f: prix, promotions, disponibilité en temps réel.',
  search: 'Recherche\u202f: {{search}}',
  shortDates: 'Dates courtes',
  shortDatesDescription:
    'Les produits à consommer rapidement chez {{store}}, vendus moins cher jusqu’à leur dernier jour.',
  signup: 'Créer un compte',
  specialOffers: 'Promotions',
  specialOffersDescription: 'Toutes les promotions en cours chez {{store}}, avec le prix d’avant et le prix au kilo.',
};

export type TitleWords = Record<keyof typeof titles, string>;

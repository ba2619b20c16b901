/** Words of the suggestions under the search box, loaded with them. */
export const search = {
  addMore: 'Ajouter encore {{name}}\u00a0: {{quantity}} dans le panier',
  all: 'Tous les résultats pour «\u00a0{{term}}\u00a0»',
  categories: 'Rayons',
  corrected: 'Rien pour «\u00a0{{term}}\u00a0». Voici «\u00a0{{corrected}}\u00a0».',
  failed: 'Les suggestions ne répondent pas. Entrée lance la recherche.',
  forget: 'Oublier «\u00a0{{term}}\u00a0»',
  forgetAll: 'Tout oublier',
  found_one: '{{count}} suggestion',
  found_other: '{{count}} suggestions',
  hint: '↑ ↓ pour choisir, Entrée pour ouvrir, Maj + Entrée pour ajouter, Échap pour fermer',
  loading: 'Recherche…',
  nothing: 'Rien de tel en rayon',
  past: 'Recherches récentes',
  products: 'Produits',
  suggestions: 'Suggestions',
  terms: 'Recherches',
};

export type SearchWords = Record<keyof typeof search, string>;

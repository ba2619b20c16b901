/** Words of the suggestions under the search box, loaded with them. */
export const search = {
  all: 'Tous les résultats pour «\u202f{{term}}\u202f»',
  categories: 'Rayons',
  corrected: 'Rien pour «\u202f{{term}}\u202f». Voici «\u202f{{corrected}}\u202f».',
  failed: 'Suggestions indisponibles. Appuyez sur Entrée pour rechercher.',
  forget: 'Effacer «\u202f{{term}}\u202f»',
  forgetAll: 'Tout effacer',
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

/** Words of the back office: search. */
export const search = {
  'search.misses': 'Recherches sans résultat',
  'search.missesHint': 'Ce que les clients ont cherché en vain, le plus fréquent d’abord.',
  'search.synonyms': 'Mots pour des sortes de produits',
  'search.synonymsHint':
    'Séparez les mots par des virgules. «\u202fpq\u202f» peut mener à la sorte «\u202fPapier toilette\u202f».',
  'search.kinds': 'Sortes',
  'search.removeKind': 'Retirer la sorte {{kind}}',
  'search.words': 'Mots cherchés',
  'search.language': 'Langue',
  'search.count': 'Fois',
  'search.lastAt': 'Dernière fois',
  'search.sort_count': 'Le plus souvent',
  'search.sort_latest': 'Le plus récent',
  'search.teach': 'Associer',
  'search.add': 'Ajouter une ligne',
  'search.find': 'Chercher un mot ou une sorte',
  'search.shown': '{{from}} à {{to}} sur {{total}}',
  'search.remove': 'Retirer la ligne {{number}}',
  'search.saved': 'Mots enregistrés',
  'search.saveFailed': 'Les mots n’ont pas pu être enregistrés',
  'search.loadFailed': 'Les mots n’ont pas pu être chargés',
  'search.noMisses': 'Toutes les recherches ont trouvé quelque chose.',
};

export type SearchWords = Record<keyof typeof search, string>;

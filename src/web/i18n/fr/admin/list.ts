/** Words of the back office: list. */
export const list = {
  'list.all': 'Tous',
  'list.none': 'Rien ne répond à ces critères',
  'list.filters': 'Filtres',
  'list.clear': 'Effacer les filtres',
  'list.columns': 'Colonnes',
  'list.columnsReset': 'Colonnes d’origine',
  'list.moveUp': 'Monter {{name}}',
  'list.moveDown': 'Descendre {{name}}',
  'list.sort': 'Trier par',
  'list.sortUp': '{{name}}, ordre croissant',
  'list.sortDown': '{{name}}, ordre décroissant',
  'list.perPage': 'Lignes par page',
  'list.select': 'Choisir {{name}}',
  'list.selectPage': 'Choisir toute la page',
  'list.selected_one': '{{count}} ligne choisie',
  'list.selected_other': '{{count}} lignes choisies',
  'list.unselect': 'Ne rien choisir',
  'list.export': 'Fichier CSV',
  'list.exporting': '{{percent}} %… Annuler',
  'list.exportFailed': 'Le fichier n’a pas pu être créé',
  'list.moreThan': 'Plus de {{rows}}',
  'list.newestOf': 'Plus de {{rows}} : seuls les derniers arrivés sont montrés',
  'list.exportCut': 'Le fichier s’arrête là : {{rows}}. Restreignez la liste pour avoir la suite',
};

export type ListWords = Record<keyof typeof list, string>;

/** Words of the back office: views. */
export const views = {
  'views.menu': 'Vues',
  'views.none': 'Aucune vue enregistrée',
  'views.own': 'Mes vues',
  'views.shared': 'Vues partagées',
  'views.save': 'Enregistrer cette vue',
  'views.name': 'Nom de la vue',
  'views.isShared': 'partagée',
  'views.share': 'Partager',
  'views.shareHint': 'Toute personne qui peut ouvrir cette liste la voit.',
  'views.replace': 'Remplacer par les filtres et colonnes affichés',
  'views.edit': 'Modifier la vue {{name}}',
  'views.delete': 'Supprimer la vue',
  'views.deleteQuestion': 'Supprimer la vue {{name}}\u202f?',
  'views.saved': 'Vue enregistrée',
  'views.deleted': 'Vue supprimée',
  'views.failed': 'La vue n’a pas pu être enregistrée',
  'views.deleteFailed': 'La vue n’a pas pu être supprimée',
  'views.conflict': 'Quelqu’un d’autre a modifié cette vue entre-temps. Vérifiez, puis enregistrez à nouveau.',
  'views.loadFailed': 'Les vues n’ont pas pu être chargées',
};

export type ViewsWords = Record<keyof typeof views, string>;

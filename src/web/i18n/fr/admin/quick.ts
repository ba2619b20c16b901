/** Words of the back office: quick. */
export const quick = {
  'quick.title': 'Modifier dans la liste',
  'quick.end': 'Terminer',
  'quick.saveFirst': 'Enregistrez ou annulez d’abord',
  'quick.for': 'Pour quel magasin',
  'quick.allStores': 'Tous les magasins',
  'quick.storeLocked': 'Enregistrez d’abord\u202f: les changements sont pour ce magasin',
  'quick.hint':
    'Entrée et flèches\u202f: ligne suivante. Ctrl D\u202f: recopier vers le bas. Collez depuis un tableur.',
  'quick.price': 'Prix (particuliers)',
  'quick.wholesalePrice': 'Prix pro, avant remise',
  'quick.discount': 'Remise (%)',
  'quick.quantityInStock': 'Stock',
  'quick.visible': 'En vente',
  'quick.category': 'Rayon',
  'quick.unsaved_one': '{{count}} cellule non enregistrée',
  'quick.unsaved_other': '{{count}} cellules non enregistrées',
  'quick.saving': '{{done}} sur {{total}}',
  'quick.saved_one': '{{count}} produit enregistré',
  'quick.saved_other': '{{count}} produits enregistrés',
  'quick.savedTitle': 'Changements enregistrés',
  'quick.undoAll': 'Tout rétablir',
  'quick.undoLater': 'Annulez d’abord le changement plus récent',
  'quick.nothingSaved': 'Rien à rétablir.',
  'quick.staysDraft': 'Reste un brouillon\u202f: il manque ce que la loi demande',
  'quick.conflict': 'Quelqu’un d’autre a enregistré. Vérifiez, puis enregistrez à nouveau.',
};

export type QuickWords = Record<keyof typeof quick, string>;

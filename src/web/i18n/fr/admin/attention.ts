/** Words of the back office: attention. */
export const attention = {
  'attention.title': 'À traiter',
  'attention.checks': 'Données à vérifier',
  'attention.disk': 'Disque presque plein',
  'attention.diskText': 'Les photos, factures et données du magasin n’auront bientôt plus de place',
  'attention.diskLeft': '{{left}} Mo libres',
  'attention.dead': 'Envois abandonnés',
  'attention.stores': 'Magasins à corriger',
  'attention.store_country': 'Pays à changer\u202f: {{text}}',
  'attention.store_postalCode': 'Code postal à corriger\u202f: {{text}}',
  'attention.store_ruleTwice': 'Deux règles au même montant\u202f: {{text}}',
  'attention.barcodes': 'Codes-barres à corriger',
  'attention.late': 'Commandes en retard',
  'attention.newest': 'Dernières commandes',
  'attention.lowStock': 'Stock inférieur à {{below}}',
  'attention.messages': 'Messages à traiter',
  'attention.wholesale': 'Demandes de tarif professionnel',
  'attention.reviews': 'Avis à valider',
  'attention.left_one': 'reste {{left}}',
  'attention.left_other': 'reste {{left}}',
  'attention.rating': '{{rating}} sur 5',
  'attention.none': 'Rien pour l’instant',
  'attention.nothing': 'Rien ne demande votre attention.',
  'attention.loadFailed': 'Ce qui est à traiter n’a pas pu être chargé',
};

export type AttentionWords = Record<keyof typeof attention, string>;

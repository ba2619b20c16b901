/** Words of the back office: checks. */
export const checks = {
  'checks.title': 'Contrôle des données',
  'checks.hint': 'Chaque nuit, et sur demande. Un écart est annoncé par e-mail à l’adresse du magasin.',
  'checks.loadFailed': 'Les contrôles n’ont pas pu être chargés',
  'checks.runFailed': 'Le contrôle n’a pas pu être fait',
  'checks.run': 'Contrôler maintenant',
  'checks.isHolding': 'en ordre',
  'checks.isUnknown': 'non contrôlé',
  'checks.violations_one': '{{count}} écart',
  'checks.violations_other': '{{count}} écarts',
  'checks.examples': 'Numéros\u202f: {{examples}}',
  'checks.name_stockByLedger': 'Stock et ses mouvements',
  'checks.name_orderTotals': 'Total des commandes et leurs lignes',
  'checks.name_orderVat': 'TVA des commandes',
  'checks.name_orderLines': 'Commandes sans article',
  'checks.name_orderChanges': 'Commandes et leurs modifications',
  'checks.name_draftsUnpaid': 'Brouillons payés',
  'checks.name_draftStock': 'Brouillons qui ont pris du stock',
  'checks.name_creditByLedger': 'Crédits des clients et leurs mouvements',
  'checks.name_orderCredit': 'Crédit dépensé dans les commandes',
  'checks.name_slotPlaces': 'Commandes et leur créneau',
  'checks.name_slotRoom': 'Créneaux trop remplis',
};

export type ChecksWords = Record<keyof typeof checks, string>;

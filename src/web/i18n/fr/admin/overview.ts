/** Words of the back office: overview. */
export const overview = {
  'overview.sales': 'Ventes',
  'overview.store': 'Magasin',
  'overview.allStores': 'Tous les magasins',
  'overview.byStore': 'Par magasin',
  'overview.today': 'Aujourd’hui',
  'overview.week': 'Cette semaine',
  'overview.month': 'Ce mois-ci',
  'overview.turnover': 'Chiffre d’affaires',
  'overview.orders_one': '{{orders}} commande',
  'overview.orders_other': '{{orders}} commandes',
  'overview.basket': 'panier moyen {{amount}}',
  'overview.days_turnover': 'Chiffre d’affaires des {{count}} derniers jours',
  'overview.days_orders': 'Commandes des {{count}} derniers jours',
  'overview.days_averageBasket': 'Panier moyen des {{count}} derniers jours',
  'overview.days': 'Ventes des {{count}} derniers jours',
  'overview.shown': 'Ce que montre le graphique',
  'overview.averageBasket': 'Panier moyen',
  'overview.best': 'Meilleur jour\u202f: {{day}}',
  'overview.day': 'Jour',
  'overview.inFigures': 'Tous les jours en chiffres',
  'overview.loadFailed': 'Les ventes n’ont pas pu être chargées',
};

export type OverviewWords = Record<keyof typeof overview, string>;

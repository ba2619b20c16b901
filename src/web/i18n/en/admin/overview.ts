import type { OverviewWords } from '../../fr/admin/overview.ts';

export const overview: OverviewWords = {
  'overview.sales': 'Sales',
  'overview.store': 'Store',
  'overview.allStores': 'All stores',
  'overview.byStore': 'By store',
  'overview.today': 'Today',
  'overview.week': 'This week',
  'overview.month': 'This month',
  'overview.turnover': 'Turnover',
  'overview.orders_one': '{{orders}} order',
  'overview.orders_other': '{{orders}} orders',
  'overview.basket': 'average basket {{amount}}',
  'overview.days': 'Turnover of the last {{count}} days',
  'overview.best': 'The best day: {{day}}',
  'overview.day': 'Day',
  'overview.inFigures': 'All days in figures',
  'overview.loadFailed': 'The sales could not be loaded',
};

import type { OverviewWords } from '../../fr/admin/overview.ts';

export const overview: OverviewWords = {
  'overview.sales': 'Doanh số',
  'overview.store': 'Cửa hàng',
  'overview.allStores': 'Tất cả cửa hàng',
  'overview.byStore': 'Theo cửa hàng',
  'overview.today': 'Hôm nay',
  'overview.week': 'Tuần này',
  'overview.month': 'Tháng này',
  'overview.turnover': 'Doanh thu',
  'overview.orders_one': '{{orders}} đơn hàng',
  'overview.orders_other': '{{orders}} đơn hàng',
  'overview.basket': 'trung bình {{amount}} mỗi đơn',
  'overview.days': 'Doanh thu {{count}} ngày qua',
  'overview.best': 'Ngày cao nhất: {{day}}',
  'overview.day': 'Ngày',
  'overview.inFigures': 'Số liệu từng ngày',
  'overview.loadFailed': 'Không tải được doanh số',
};

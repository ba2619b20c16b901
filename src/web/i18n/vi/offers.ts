import type { OfferWords } from '../fr/offers.ts';

export const offers = {
  aisles: 'Quầy hàng có khuyến mãi',
  allOffers: 'Xem tất cả khuyến mãi',
  backToAll: 'Xem tất cả sản phẩm',
  clearCache: 'Xóa bộ nhớ đệm',
  count_other: '{{count}} khuyến mãi',
  count_one: '{{count}} khuyến mãi',
  empty: 'Hiện chưa có khuyến mãi',
  emptyText: 'Mời bạn quay lại sau. Trong lúc chờ, tất cả sản phẩm vẫn ở đây.',
  failed: 'Không tải được khuyến mãi',
  failedText: 'Có thể kết nối bị gián đoạn.',
  intro: 'Mọi khuyến mãi đang có tại {{store}}.',
  refresh: 'Làm mới',
  shortDatesCount_one: '{{count}} sản phẩm gần hết hạn',
  shortDatesCount_other: '{{count}} sản phẩm gần hết hạn',
  shortDatesEmpty: 'Hiện không có hàng gần hết hạn',
  shortDatesIntro: 'Sản phẩm cần dùng sớm, giá thấp hơn tại {{store}}.',
} satisfies OfferWords;

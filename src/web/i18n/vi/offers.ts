import type { OfferWords } from '../fr/offers.ts';

export const offers = {
  aisles: 'Gian hàng có khuyến mãi',
  allOffers: 'Xem tất cả khuyến mãi',
  backToAll: 'Xem tất cả sản phẩm',
  count_other: '{{count}} ưu đãi',
  count_one: '{{count}} ưu đãi',
  empty: 'Hiện chưa có ưu đãi',
  emptyText: 'Ưu đãi mới sẽ sớm có. Trong lúc chờ, cả cửa hàng vẫn mở.',
  failed: 'Không tải được ưu đãi',
  failedText: 'Kết nối hoặc máy chủ không trả lời.',
  intro: 'Mọi khuyến mãi đang có tại {{store}}.',
} satisfies OfferWords;

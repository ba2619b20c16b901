import type { OffersMailWords } from './offers-mail-words.ts';

export const offersVi: OffersMailWords = {
  subject: (count) => `${count} khuyến mãi tuần này`,
  hello: (name) => (name ? `Xin chào ${name},` : 'Xin chào,'),
  heading: (store) => `Khuyến mãi của ${store}`,
  text: 'Đây là những sản phẩm giảm giá nhiều nhất lúc này, trong khi còn hàng.',
  reduced: (percent, prior) => `−${percent} so với ${prior}, giá thấp nhất của 30 ngày trước đó`,
  button: 'Xem tất cả khuyến mãi',
  why: (shop) => `Bạn nhận email này vì đã chọn nhận khuyến mãi của ${shop} trong hồ sơ.`,
  stop: 'Không nhận khuyến mãi nữa',
};

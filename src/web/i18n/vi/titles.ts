import type { TitleWords } from '../fr/titles.ts';

export const titles = {
  admin: 'Đơn hàng của khách',
  cart: 'Giỏ hàng của bạn',
  checkout: 'Đặt hàng',
  error: 'Lỗi',
  home: 'Siêu thị gần nhà trực tuyến',
  homeDescription:
    'Đi chợ trực tuyến tại cửa hàng gần nhà: trái cây, rau củ, hàng khô, hàng tươi và đông lạnh, giao tận nơi hoặc nhận tại cửa hàng.',
  login: 'Đăng nhập',
  notFound: 'Không tìm thấy trang',
  offers: 'Khuyến mãi',
  order: 'Đơn hàng {{number}}',
  orders: 'Đơn hàng của bạn',
  productDescription: '{{name}} giá {{price}} tại {{store}}: giá, thành phần, tồn kho.',
  products: 'Sản phẩm',
  productsDescription: 'Tất cả sản phẩm của {{store}}: giá, khuyến mãi và tình trạng còn hàng.',
  search: 'Tìm kiếm: {{search}}',
  signup: 'Tạo tài khoản',
  specialOffers: 'Ưu đãi đặc biệt',
  specialOffersDescription: 'Mọi khuyến mãi đang có tại {{store}}, kèm giá cũ và giá mỗi ký.',
} satisfies TitleWords;

import type { TitleWords } from '../fr/titles.ts';

export const titles = {
  cart: 'Giỏ hàng của bạn',
  checkout: 'Đặt hàng',
  error: 'Lỗi',
  home: 'Siêu thị trực tuyến gần nhà bạn',
  homeDescription:
    'Đi chợ trực tuyến tại cửa hàng gần nhà: trái cây, rau củ, hàng khô, hàng tươi và đông lạnh, giao tận nơi hoặc nhận tại cửa hàng.',
  login: 'Đăng nhập',
  notFound: 'Không tìm thấy trang',
  offers: 'Khuyến mãi',
  orders: 'Đơn hàng của bạn',
  productDescription: '{{name}} giá {{price}} tại {{store}}: giá, thành phần, tình trạng còn hàng.',
  products: 'Sản phẩm',
  productsDescription: 'Tất cả sản phẩm của {{store}}: giá, khuyến mãi và tình trạng còn hàng.',
  search: 'Tìm kiếm: {{search}}',
  shortDates: 'Hàng gần hết hạn',
  shortDatesDescription: 'Sản phẩm cần dùng sớm tại {{store}}, giá thấp hơn đến hết ngày cuối cùng.',
  signup: 'Tạo tài khoản',
  specialOffers: 'Khuyến mãi',
  specialOffersDescription: 'Mọi khuyến mãi đang có tại {{store}}, kèm giá cũ và giá mỗi kg.',
} satisfies TitleWords;

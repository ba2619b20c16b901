import type { FootWords } from '../fr/foot.ts';

export const foot: FootWords = {
  promise: 'Hàng chợ gần nhà, giao tận nơi hoặc nhận tại cửa hàng.',
  quickLinks: 'Liên kết nhanh',
  customerService: 'Hỗ trợ khách hàng',
  onNetwork: '{{name}} trên {{network}}',
  legal: 'Thông tin pháp lý',
  terms: 'Điều khoản',
  privacy: 'Quyền riêng tư',
  accessibility: 'Khả năng tiếp cận',
  withdrawal: 'Rút khỏi đơn hàng',
  paidBy: 'Thanh toán: {{names}}',
  copyright: '© {{years}} {{name}}. Giá đã gồm VAT, áp dụng khi cửa hàng còn hàng.',
};

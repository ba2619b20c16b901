import type { AttentionWords } from '../../fr/admin/attention.ts';

export const attention: AttentionWords = {
  'attention.title': 'Cần xử lý',
  'attention.checks': 'Dữ liệu cần xem lại',
  'attention.dead': 'Thư đã bỏ không gửi',
  'attention.stores': 'Cửa hàng cần sửa',
  'attention.store_country': 'Cần đổi quốc gia: {{text}}',
  'attention.store_postalCode': 'Cần sửa mã bưu chính: {{text}}',
  'attention.store_ruleTwice': 'Hai quy tắc cùng một mức: {{text}}',
  'attention.late': 'Đơn hàng trễ',
  'attention.newest': 'Đơn hàng mới nhất',
  'attention.lowStock': 'Lượng hàng dưới {{below}}',
  'attention.messages': 'Tin nhắn chờ trả lời',
  'attention.wholesale': 'Yêu cầu giá bán buôn',
  'attention.reviews': 'Đánh giá chờ duyệt',
  'attention.left_one': 'còn {{left}}',
  'attention.left_other': 'còn {{left}}',
  'attention.rating': '{{rating}} trên 5',
  'attention.none': 'Hiện không có gì',
  'attention.nothing': 'Không có gì cần bạn xử lý.',
  'attention.loadFailed': 'Không tải được những việc cần xử lý',
};

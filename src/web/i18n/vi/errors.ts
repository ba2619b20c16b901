import type { ErrorWords } from '../fr/errors.ts';

export const errors = {
  'validation.quantityTooLarge': 'Tối đa 999.',
  'validation.postalCode': 'Vui lòng nhập mã bưu chính hợp lệ.',
  goHome: 'Về trang chủ',
  notFoundText: 'Trang này không tồn tại hoặc đã bị gỡ.',
  notFoundTitle: 'Ôi! Không tìm thấy trang',
  offlineText: 'Hãy kiểm tra mạng rồi thử lại. Giỏ hàng của bạn vẫn còn nguyên.',
  offlineTitle: 'Không có kết nối',
  unexpectedText: 'Không phải lỗi của bạn. Giỏ hàng vẫn còn nguyên: hãy thử lại sau giây lát.',
  unexpectedTitle: 'Đã xảy ra lỗi không mong muốn',
} satisfies ErrorWords;

import type { SearchWords } from '../fr/search.ts';

export const search = {
  addMore: 'Thêm nữa {{name}}: đã có {{quantity}} trong giỏ',
  all: 'Tất cả kết quả cho “{{term}}”',
  categories: 'Quầy hàng',
  corrected: 'Không có kết quả cho “{{term}}”. Đây là “{{corrected}}”.',
  failed: 'Gợi ý không trả lời. Nhấn Enter để tìm.',
  forget: 'Quên “{{term}}”',
  forgetAll: 'Quên tất cả',
  found_one: '{{count}} gợi ý',
  found_other: '{{count}} gợi ý',
  hint: '↑ ↓ để chọn, Enter để mở, Shift + Enter để thêm, Esc để đóng',
  loading: 'Đang tìm…',
  nothing: 'Không có món nào như vậy trên kệ',
  past: 'Tìm kiếm gần đây',
  products: 'Sản phẩm',
  suggestions: 'Gợi ý',
  terms: 'Tìm kiếm',
} satisfies SearchWords;

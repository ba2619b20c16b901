import type { SearchWords } from '../fr/search.ts';

export const search = {
  all: 'Tất cả kết quả cho “{{term}}”',
  categories: 'Quầy hàng',
  corrected: 'Không có kết quả cho “{{term}}”. Đây là kết quả cho “{{corrected}}”.',
  failed: 'Chưa có gợi ý. Nhấn Enter để tìm.',
  forget: 'Xóa “{{term}}”',
  forgetAll: 'Xóa hết',
  found_one: '{{count}} gợi ý',
  found_other: '{{count}} gợi ý',
  hint: '↑ ↓ để chọn, Enter để mở, Shift + Enter để thêm, Esc để đóng',
  loading: 'Đang tìm…',
  nothing: 'Không tìm thấy sản phẩm nào như vậy',
  past: 'Tìm kiếm gần đây',
  products: 'Sản phẩm',
  suggestions: 'Gợi ý',
  terms: 'Tìm kiếm',
} satisfies SearchWords;

import type { SearchWords } from '../../fr/admin/search.ts';

export const search: SearchWords = {
  'search.misses': 'Tìm kiếm không có kết quả',
  'search.missesHint': 'Những từ khách tìm mà không có kết quả, nhiều nhất trước.',
  'search.synonyms': 'Từ chỉ loại hàng',
  'search.synonymsHint': 'Các từ cách nhau bằng dấu phẩy. “giấy wc” có thể dẫn đến loại “Giấy vệ sinh”.',
  'search.kinds': 'Loại hàng',
  'search.removeKind': 'Bỏ loại {{kind}}',
  'search.words': 'Từ đã tìm',
  'search.language': 'Ngôn ngữ',
  'search.count': 'Số lần',
  'search.lastAt': 'Lần cuối',
  'search.sort_count': 'Nhiều lần nhất',
  'search.sort_latest': 'Mới nhất',
  'search.teach': 'Gán loại hàng',
  'search.add': 'Thêm dòng',
  'search.remove': 'Bỏ dòng {{number}}',
  'search.saved': 'Đã lưu từ',
  'search.saveFailed': 'Không lưu được từ',
  'search.loadFailed': 'Không tải được từ',
  'search.noMisses': 'Mọi tìm kiếm đều có kết quả.',
};

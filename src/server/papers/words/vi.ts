import type { PaperWords } from './paper-words.ts';

export const words: PaperWords = {
  packing: 'Phiếu soạn hàng',
  labels: 'Nhãn túi hàng',
  run: (number) => `Lượt soạn số ${number}`,
  draft: 'Bản nháp',
  types: { delivery: 'Giao hàng', pickup: 'Nhận tại cửa hàng' },
  storage: { dry: 'Nhiệt độ thường', refrigerated: 'Bảo quản lạnh', frozen: 'Đông lạnh' },
  otherAisle: 'Khác',
  runOut: (wish) => `Nếu hết hàng: ${wish}`,
  wishes: { best_match: 'thay bằng loại tương tự', ask_me: 'hỏi khách', refund: 'không thay' },
  weighed: 'Cân được:',
  total: (amount) => `Tổng ${amount}`,
  due: (amount) => `Còn phải trả: ${amount}`,
  nothingDue: 'Không còn phải trả',
  noLines: 'Không có sản phẩm',
  bags: { ambient: 'Thường', cold: 'Lạnh', frozen: 'Đông lạnh' },
  page: (page, of) => `Trang ${page}/${of}`,
};

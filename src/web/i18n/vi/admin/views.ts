import type { ViewsWords } from '../../fr/admin/views.ts';

export const views: ViewsWords = {
  'views.menu': 'Chế độ xem',
  'views.none': 'Chưa có chế độ xem nào',
  'views.own': 'Của tôi',
  'views.shared': 'Dùng chung',
  'views.save': 'Lưu chế độ xem này',
  'views.name': 'Tên chế độ xem',
  'views.isShared': 'dùng chung',
  'views.share': 'Dùng chung',
  'views.shareHint': 'Ai mở được danh sách này đều thấy.',
  'views.replace': 'Thay bằng bộ lọc và cột đang hiện',
  'views.edit': 'Sửa chế độ xem {{name}}',
  'views.delete': 'Xóa chế độ xem',
  'views.deleteQuestion': 'Xóa chế độ xem {{name}}?',
  'views.saved': 'Đã lưu chế độ xem',
  'views.deleted': 'Đã xóa chế độ xem',
  'views.failed': 'Không lưu được chế độ xem',
  'views.deleteFailed': 'Không xóa được chế độ xem',
  'views.conflict': 'Người khác vừa sửa chế độ xem này. Hãy kiểm tra rồi lưu lại.',
  'views.loadFailed': 'Không tải được chế độ xem',
};

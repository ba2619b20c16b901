import type { ListWords } from '../../fr/admin/list.ts';

export const list: ListWords = {
  'list.all': 'Tất cả',
  'list.none': 'Không có gì khớp',
  'list.filters': 'Bộ lọc',
  'list.clear': 'Xóa bộ lọc',
  'list.columns': 'Cột',
  'list.columnsReset': 'Các cột ban đầu',
  'list.moveUp': 'Chuyển {{name}} lên',
  'list.moveDown': 'Chuyển {{name}} xuống',
  'list.perPage': 'Số dòng mỗi trang',
  'list.select': 'Chọn {{name}}',
  'list.selectPage': 'Chọn cả trang',
  'list.selected_one': 'Đã chọn {{count}} dòng',
  'list.selected_other': 'Đã chọn {{count}} dòng',
  'list.unselect': 'Bỏ chọn',
  'list.export': 'Tệp CSV',
  'list.exporting': '{{percent}}%… Hủy',
  'list.exportFailed': 'Không tạo được tệp',
  'list.moreThan': 'Hơn {{rows}}',
  'list.newestOf': 'Hơn {{rows}}: chỉ hiện những mục mới nhất',
  'list.exportCut': 'Tệp dừng ở đó: {{rows}}. Hãy thu hẹp danh sách để lấy phần còn lại',
};

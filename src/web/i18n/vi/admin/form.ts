import type { FormWords } from '../../fr/admin/form.ts';

export const form: FormWords = {
  'form.save': 'Lưu',
  'form.discard': 'Bỏ thay đổi',
  'form.unsaved_one': '{{count}} ô chưa lưu',
  'form.unsaved_other': '{{count}} ô chưa lưu',
  'form.allSaved': 'Đã lưu tất cả',
  'form.conflict': 'Có người khác vừa lưu',
  'form.conflictText': 'Thay đổi của bạn vẫn còn trong biểu mẫu. Hãy kiểm tra rồi lưu lại.',
  'form.theirs': 'đã lưu: {{value}}',
  'form.mine': 'của bạn: {{value}}',
  'form.partFilled': 'Đã điền',
  'form.partWrong': 'Cần kiểm tra',
  'form.takeTheirs': 'Lấy giá trị đã lưu',
  'form.zone': 'Giờ {{city}} ({{offset}})',
  'form.zoneNever': 'Đồng hồ bỏ qua giờ này: tính là {{time}}.',
  'form.zoneTwice': 'Giờ này có hai lần trong đêm đó: tính lần đầu.',
};

import type { NotesWords } from '../../fr/admin/notes.ts';

export const notes: NotesWords = {
  'notes.title': 'Ghi chú nội bộ',
  'notes.new': 'Ghi chú mới',
  'notes.add': 'Thêm ghi chú',
  'notes.failed': 'Không thêm được ghi chú',
};

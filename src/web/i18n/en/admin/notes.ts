import type { NotesWords } from '../../fr/admin/notes.ts';

export const notes: NotesWords = {
  'notes.title': 'Staff notes',
  'notes.new': 'New note',
  'notes.add': 'Add the note',
  'notes.failed': 'The note could not be added',
};

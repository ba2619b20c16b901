/** Words of the back office: notes. */
export const notes = {
  'notes.title': 'Notes de l’équipe',
  'notes.new': 'Nouvelle note',
  'notes.add': 'Ajouter la note',
  'notes.failed': 'La note n’a pas pu être ajoutée',
};

export type NotesWords = Record<keyof typeof notes, string>;

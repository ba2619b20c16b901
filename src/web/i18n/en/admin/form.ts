import type { FormWords } from '../../fr/admin/form.ts';

export const form: FormWords = {
  'form.save': 'Save',
  'form.discard': 'Discard changes',
  'form.unsaved_one': '{{count}} field not saved',
  'form.unsaved_other': '{{count}} fields not saved',
  'form.allSaved': 'Everything is saved',
  'form.conflict': 'Somebody else has saved in the meantime',
  'form.conflictText': 'Your changes are kept in the form. Check them, then save again.',
  'form.theirs': 'saved: {{value}}',
  'form.mine': 'yours: {{value}}',
  'form.partFilled': 'Filled in',
  'form.partWrong': 'Check this part',
  'form.takeTheirs': 'Take the saved value',
  'form.zone': '{{city}} time ({{offset}})',
  'form.zoneNever': 'The clocks skip this time: {{time}} is used.',
  'form.zoneTwice': 'This time comes twice that night: the first is used.',
};

/** For programs the same in each language; for spreadsheets as people read it, as text (CSV) or as a workbook (.xlsx). */
export const fileForms = ['programs', 'spreadsheets', 'workbook'] as const;
export type FileForm = (typeof fileForms)[number];

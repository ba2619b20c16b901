/** For programs the same in each language; for spreadsheets as people read it. */
export const fileForms = ['programs', 'spreadsheets'] as const;
export type FileForm = (typeof fileForms)[number];

import type { NightlyMailWords } from './nightly-mail-words.ts';

export const nightlyEn: NightlyMailWords = {
  failed: {
    subject: 'Last night’s import failed',
    heading: 'Last night’s import failed',
    text: (file) => `The file “${file}” was not imported: prices and stock are still those of yesterday.`,
  },
  refused: {
    subject: 'Last night’s import refused rows',
    heading: 'Some rows of last night’s import were refused',
    text: (file, rows) =>
      rows === 1
        ? `One row of the file “${file}” was refused; the others were imported.`
        : `${rows} rows of the file “${file}” were refused; the others were imported.`,
  },
  reason: 'Reason',
  button: 'See the import',
  foot: (shop) => `Sent by the ${shop} site.`,
};

import anyAscii from 'any-ascii';

/** The letters of GSM 7-bit (3GPP TS 23.038, 6.2.1), of which an SMS holds 160; with any other it holds 70. */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Those that take the room of two. */
const extended = '^{}\\[~]|€';
const letters = new Set(basic + extended);

/** A text in those letters: what has no letter there is written without its accent (ô is o), or by its sound. */
export function gsmText(text: string): string {
  return [...text.normalize('NFC')].map((letter) => (letters.has(letter) ? letter : anyAscii(letter))).join('');
}

/** How many of the 160 places of one SMS a text in these letters takes. */
export function gsmLength(text: string): number {
  return [...text].reduce((sum, letter) => sum + (extended.includes(letter) ? 2 : 1), 0);
}

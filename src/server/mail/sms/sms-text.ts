import anyAscii from 'any-ascii';
import type { Language } from '#domain/language/language.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { SmsNewsKind } from '#server/services/order/order-sms.ts';
import { mailWords } from '../words/mail-words.ts';

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

/** What an SMS about an order says. */
export type SmsNews = {
  news: SmsNewsKind;
  number: string;
  type: OrderType;
  shopName: string;
  link: string;
  /** By which it is collected; null for what is brought. */
  code: string | null;
};
/** The words of the SMS in one language; French is the master. */
export type SmsWords = Record<SmsNewsKind, (about: Omit<SmsNews, 'news'>) => string>;

/** How many letters one part holds: of GSM 7-bit, and of any script (UCS-2). */
const onePart = { gsm: 160, any: 70 } as const;

/**
 * The text of an SMS, one part of it (of one with a link, as many as that takes): in French and English in the letters
 * of which that holds 160. Vietnamese cannot do without its accents and is sent as it is written, in 70. Where the
 * shop's name is too long for that, words at its end are left out.
 */
export function smsText(language: Language, { news, ...about }: SmsNews): string {
  const isGsm = mailWords[language].smsLetters === 'gsm';
  const write = (shopName: string) => {
    const text = mailWords[language].sms[news]({ ...about, shopName }).trim();
    return isGsm ? gsmText(text) : text.normalize('NFC');
  };
  const isOnePart = (text: string) => (isGsm ? gsmLength(text) <= onePart.gsm : text.length <= onePart.any);
  let name = about.shopName;
  while (name !== '' && !isOnePart(write(name)))
    name = name.replace(/\s*\S+[\s\p{P}]*$/u, '').replace(/[\s\p{P}]+$/u, '');
  return write(name);
}

import type { Language } from '#domain/language/language.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { SmsStatus } from '#server/services/order/order-sms.ts';
import { smsEn } from '../words/sms-en.ts';
import { smsFr } from '../words/sms-fr.ts';
import { smsVi } from '../words/sms-vi.ts';
import { gsmText } from './gsm-text.ts';

/** What an SMS about an order says. */
export type SmsNews = { news: SmsStatus; number: string; type: OrderType; shopName: string };
/** The words of the SMS in one language; French is the master. */
export type SmsWords = Record<SmsStatus, (about: Omit<SmsNews, 'news'>) => string>;

const wordsIn: Record<Language, SmsWords> = { fr: smsFr, en: smsEn, vi: smsVi };

/**
 * The text of an SMS: short enough for one part, in French and English, in the letters of which it holds 160. Vietnamese
 * cannot do without its accents and is sent as it is written.
 */
export function smsText(language: Language, { news, ...about }: SmsNews): string {
  const text = wordsIn[language][news](about);
  return language === 'vi' ? text : gsmText(text);
}

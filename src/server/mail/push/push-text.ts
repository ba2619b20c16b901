import type { Language } from '#domain/language/language.ts';
import type { PushNews } from '#domain/messages/push-news.ts';
import type { OrderType } from '#domain/order/status.ts';
import { mailWords } from '../words/mail-words.ts';

/** What a push is about: an order by its number, never a person. */
export type PushAbout = {
  number: string;
  type: OrderType;
  /** Day and hours of its slot, in the language of the device; empty without one. */
  when: string;
};
/** What a device shows. */
export type PushText = { title: string; body: string };
/** The words of push in one language; French is the master. */
export type PushWords = Record<PushNews, (about: PushAbout) => PushText>;

export function pushText(language: Language, news: PushNews, about: PushAbout): PushText {
  return mailWords[language].push[news](about);
}

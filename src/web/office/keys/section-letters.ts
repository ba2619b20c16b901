import type { SectionId } from '../paths.ts';

/** The letter after `g` that opens a section. */
export const sectionLetters: Partial<Record<SectionId, string>> = {
  overview: 'h',
  orders: 'o',
  payments: 'y',
  products: 'p',
  customers: 'c',
  messages: 'm',
  reviews: 'r',
  audit: 'l',
  config: 'f',
  stores: 's',
  programs: 'a',
  search: 'q',
  texts: 't',
};

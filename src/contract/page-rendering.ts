import type { Language } from '#domain/language/language.ts';

// What passes between the server and whoever renders its pages, which may be another thread: plain data, and JSON as it
// goes over the wire, so that it is parsed where it is used.

/** An answer of the public API. */
export type ReadAnswer = { status: number; json: string };
/** Asks the public API by GET, in the language of the page; `url` begins with `/api`. */
export type ReadForPage = (url: string) => Promise<ReadAnswer>;
/** What was typed into a form that came without script, and what its call answered; null: it is to be confirmed first. */
export type PostedForm = { fields: Record<string, string>; answer: ReadAnswer | null };
/** A page to render: all that it may know of who visits it, and answers, by address, which every page would ask for. */
export type AskedPage = {
  url: string;
  language: Language;
  storeId: string;
  known: Record<string, ReadAnswer>;
  /** Of the page that answers a form; kept nowhere. */
  posted?: PostedForm;
};
/** A rendered page, or what stands in its place: a redirect, data that a page asks for. */
export type RenderedPage = { status: number; headers: [name: string, value: string][]; body: Uint8Array };
export type RenderPage = (page: AskedPage, read: ReadForPage) => Promise<RenderedPage>;

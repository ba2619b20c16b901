import type { Language } from '#domain/language/language.ts';

// What passes between the server and whoever renders its pages, which may be another thread: plain data, and JSON as it
// goes over the wire, so that it is parsed where it is used.

/** An answer of the public API. */
export type ReadAnswer = { status: number; json: string };
/** Asks the public API by GET, in the language of the page; `url` begins with `/api`. */
export type ReadForPage = (url: string) => Promise<ReadAnswer>;
/** A page to render: all that it may know of who visits it, and answers, by address, which every page would ask for. */
export type AskedPage = { url: string; language: Language; storeId: string; known: Record<string, ReadAnswer> };
/** A rendered page, or what stands in its place: a redirect, data that a page asks for. */
export type RenderedPage = { status: number; headers: [name: string, value: string][]; body: Uint8Array };
export type RenderPage = (page: AskedPage, read: ReadForPage) => Promise<RenderedPage>;

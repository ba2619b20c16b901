import { createContext } from 'react-router';

const key = Symbol.for('panier.pageBody');
const holder = globalThis as { [key]?: ReturnType<typeof createContext<PageBody>> };

/** Where a rendered page is left; null where the answer is none: a redirect, or data that a page asks for. */
type PageBody = { html: Buffer | null };

/**
 * The bytes of a page beside its `Response`, whose body would copy 80 KB twice on their way through a stream. One object
 * for the page bundle and the program around it, which load this file twice.
 */
export const pageBodyContext = holder[key] ?? createContext<PageBody>();
holder[key] = pageBodyContext;

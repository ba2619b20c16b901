import { createContext } from 'react-router';
import type { Api } from '#contract/client.ts';

const key = Symbol.for('panier.api');
const holder = globalThis as { [key]?: ReturnType<typeof createContext<Api>> };

/**
 * The API as the loaders of a page see it: `context.get(apiContext)(listProducts, { … }, { signal: request.signal })`.
 * Whoever renders pages sets it. One object for the page bundle and the program around it, which load this file twice.
 */
export const apiContext = holder[key] ?? createContext<Api>();
holder[key] = apiContext;

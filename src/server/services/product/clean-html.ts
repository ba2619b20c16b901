import sanitize from 'sanitize-html';
import { createBoundedMemory } from '#server/services/memory/bounded-memory.ts';

/** What a description is made of. No attribute but the address of a link, nothing that loads, runs or has a style. */
const allowed = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'h3',
    'h4',
    'blockquote',
    'a',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // What stands in these is no text to be read, whichever way a browser would read it.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'xmp',
    'noembed',
    'noframes',
    'iframe',
    'plaintext',
    'title',
    'svg',
    'math',
    'object',
    'select',
  ],
  transformTags: {
    a: (_, { href }) => ({ tagName: 'a', attribs: { ...(href && { href }), rel: 'nofollow noopener' } }),
  },
} satisfies sanitize.IOptions;

/** A page's own text has sections too, and a page has one heading above them. Its links within the shop may be followed. */
const allowedInPages = {
  ...allowed,
  allowedTags: ['h2', ...allowed.allowedTags],
  transformTags: {
    h1: 'h2',
    a: (_, { href }) => {
      const isOwn = href?.startsWith('/') && !/^[/\\]{2}/.test(href);
      return { tagName: 'a', attribs: { ...(href && { href }), ...(!isOwn && { rel: 'nofollow noopener' }) } };
    },
  },
} satisfies sanitize.IOptions;

/** Texts that differ are few beside how often they are shown. */
const known = createBoundedMemory<{ html: string }>({ bytes: 16 * 1024 * 1024, sizeOf: ({ html }) => 2 * html.length });

/**
 * HTML that may stand in a page, of HTML from anywhere: the few elements of a description, all else dropped, what runs
 * with its content. Descriptions go through it when they are stored and again when they are answered. Clean HTML stays
 * as it is.
 */
export function cleanHtml(html: string): string {
  const found = known.get(html);
  if (found) return found.html;
  const clean = settle(html, allowed);
  known.set(html, { html: clean });
  return clean;
}

/** The same for the text of a whole page, which has headings of the second level too. */
export function cleanPageHtml(html: string): string {
  return settle(html, allowedInPages);
}

/**
 * Cleaned until it stays as it is: what is dropped can leave elements nested as no parser nests them (a paragraph in a
 * paragraph), which come out otherwise the next time. What does not come to rest is kept as plain text.
 */
function settle(html: string, allowed: sanitize.IOptions): string {
  let clean = html;
  for (let round = 0; round < 5; round++) {
    const next = sanitize(clean, allowed);
    if (next === clean) return clean;
    clean = next;
  }
  return sanitize(clean, { ...allowed, allowedTags: [] });
}

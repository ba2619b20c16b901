import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { cleanHtml } from './clean-html.ts';

/** All that a clean text may have between `<` and `>`. */
const element =
  /<(?:\/?(?:p|strong|b|em|i|u|s|sub|sup|ul|ol|li|h3|h4|blockquote)|br \/|\/a|a (?:href="[^"<>]*" )?rel="nofollow noopener")>/g;

/** What in a text is neither an element of a description nor text, and addresses that lead to more than a page. */
function faultsOf(html: string): string[] {
  const left = html.replace(element, '').match(/[<>].{0,20}/g) ?? [];
  const addresses = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address = '']) => address);
  const isSafe = (address: string) => /^(?:https?:|mailto:|tel:)|^(?![/\\]{2})[^:]*$/i.test(address);
  return [...left, ...addresses.filter((address) => !isSafe(address))];
}

describe('what would run a script', () => {
  test.each(scriptVectors)('%j', (vector) => {
    const clean = cleanHtml(vector);
    expect(faultsOf(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
  });
});

test('a description stays as it was written', () => {
  const written =
    '<h3>Le pain</h3><p>Au <strong>levain</strong>, <em>cuit</em> ce matin.<br />À l’ancienne &amp; bon.</p>' +
    '<ul><li>un</li><li>deux</li></ul><p><a href="https://shop.example/pain" rel="nofollow noopener">le four</a></p>';
  expect(cleanHtml(written)).toBe(written);
});

test('what is dropped leaves its text, and what runs leaves nothing', () => {
  expect(cleanHtml('<div class="x"><span>Du <font color=red>pain</font></span></div>')).toBe('Du pain');
  expect(cleanHtml('<p>Du pain<script>xss()</script><style>p{}</style></p>')).toBe('<p>Du pain</p>');
  expect(cleanHtml('a < b > c & d')).toBe('a &lt; b &gt; c &amp; d');
});

test('cleaning twice is cleaning once, whatever is put together', () => {
  const piece = fc.oneof(
    fc.constantFrom(...scriptVectors),
    fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<',
      '&',
      '&lt',
      '&#60;',
      '"',
      "'",
      '`',
      '<!--',
      '-->',
      ' href=',
      '<a ',
      '</',
      '\0',
    ),
    fc.string(),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (html) => {
      const clean = cleanHtml(html);
      expect(cleanHtml(clean)).toBe(clean);
      expect(faultsOf(clean)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

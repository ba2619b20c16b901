import { describe, expect, test } from 'vitest';
import { scriptVectors } from '#server/testing/script-vectors.ts';
import { renderText } from './render-text.ts';

const values = { name: 'Chez <Léa> & fils' };
/** All that a rendered text may have between `<` and `>`. */
const element =
  /<(?:\/?(?:p|strong|b|em|i|u|s|sub|sup|ul|ol|li|h2|h3|h4|blockquote)|br \/|\/a|a href="\/(?![/\\])[^"<>]*"|a(?: href="[^"<>]*")? rel="nofollow noopener")>/g;

function expectHarmless(html: string) {
  expect(html.replace(element, '').match(/[<>].{0,20}/g) ?? []).toEqual([]);
  const addresses = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address = '']) => address);
  // As the browser reads it, which overlooks what a pattern would trip over.
  const protocols = addresses.map(
    (address) => new URL(address.replaceAll('&amp;', '&'), 'https://shop.example/').protocol,
  );
  expect(protocols.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([]);
  expect(addresses.filter((address) => /^[/\\]{2}/.test(address))).toEqual([]);
}

describe('what would run a script is shown as text', () => {
  test.each(scriptVectors)('%j', (vector) => {
    for (const text of [vector, `Du pain ${vector} frais`, `- ${vector}`, `> ${vector}`, `## ${vector}`])
      expectHarmless(renderText(text, { name: vector }));
    for (const text of [`[pain](${vector})`, `![pain](${vector})`, `<${vector}>`, `[pain]: ${vector}\n\n[pain]`])
      expectHarmless(renderText(text, values));
  });

  test.each([
    '[pain](javascript:xss())',
    '[pain](JaVa&#x0A;ScRiPt:xss())',
    '[pain](<java\tscript:xss()>)',
    '[pain](data:text/html;base64,PHNjcmlwdD4=)',
    '[pain](vbscript:xss())',
    '<javascript:xss()>',
    '[pain]\n\n[pain]: javascript:xss()',
    '[pain](/x "\\" onclick=\\"xss()")',
    '![x](x "\\" onerror=\\"xss()")',
    '`{{name}}`<img src=x onerror=xss()>',
    '[{{name}}](/{{name}} "{{name}}")',
  ])('%j', (text) => {
    expectHarmless(renderText(text, { name: '"><img src=x onerror=xss()>' }));
  });
});

test('Markdown becomes the elements of a text, with one heading of a page above it', () => {
  const text =
    '# Titre\n\nDu **pain**, *frais*.\n\n1. un\n2. deux\n\n[Retours](/returns), [four](https://four.example)';
  expect(renderText(text, values).replaceAll('\n', '')).toBe(
    '<h2>Titre</h2><p>Du <strong>pain</strong>, <em>frais</em>.</p><ol><li>un</li><li>deux</li></ol>' +
      '<p><a href="/returns">Retours</a>, <a href="https://four.example" rel="nofollow noopener">four</a></p>',
  );
});

test('names in braces become the shop’s own, as plain text', () => {
  expect(renderText('À {{name}}, {{other}}.', values)).toBe('<p>À Chez &lt;Léa&gt; &amp; fils, {{other}}.</p>\n');
  expect(renderText('{{toString}}', values)).toBe('<p>{{toString}}</p>\n');
});

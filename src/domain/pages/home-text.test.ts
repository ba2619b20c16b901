import { expect, test } from 'vitest';
import { homeTextFaults, parseHomeText, writeHomeText } from './home-text.ts';

const whole = {
  heading: 'Le Tết est là',
  sentence: 'Gâteaux, fleurs et tout pour le repas.',
  link: { label: 'Voir la sélection', to: '/products?search=t%E1%BA%BFt' },
  picture: { address: '/pictures/abc-1200.webp', alt: 'Une table de fête', narrow: null },
};
const nothing = { heading: '', sentence: '', link: null, picture: null };

test('a text is kept as Markdown, and read as it was written', () => {
  expect(writeHomeText(whole)).toBe(
    '![Une table de fête](/pictures/abc-1200.webp)\n\n## Le Tết est là\n\nGâteaux, fleurs et tout pour le repas.\n\n[Voir la sélection](/products?search=t%E1%BA%BFt)',
  );
  for (const text of [
    whole,
    nothing,
    { ...nothing, heading: 'Seul' },
    { ...nothing, picture: { address: '/pictures/a.webp', alt: 'a [b] \\ c', narrow: null } },
    { ...whole, picture: { ...whole.picture, narrow: '/pictures/narrow-600.webp' } },
    { ...nothing, link: { label: 'plus [de] choix', to: '/products?search=a%20b' } },
  ])
    expect(parseHomeText(writeHomeText(text))).toEqual(text);
  expect(writeHomeText(nothing)).toBe('');
});

test('lines are folded, a link may be pasted with spaces and accents, more paragraphs are one sentence', () => {
  expect(
    writeHomeText({ ...nothing, heading: ' a\nb ', link: { label: 'x', to: '/products?search=thé (vert)' } }),
  ).toBe('## a b\n\n[x](/products?search=th%C3%A9%20%28vert%29)');
  expect(parseHomeText('One.\n\nTwo\nlines.\n\n# Three')).toEqual({ ...nothing, sentence: 'One. Two lines. # Three' });
});

test.each([
  ['whole', whole, {}],
  ['a heading that fills the screen', { ...nothing, heading: 'a'.repeat(81) }, { heading: 'length' }],
  ['a long sentence', { ...nothing, sentence: 'a'.repeat(201) }, { sentence: 'length' }],
  ['a long label', { ...nothing, link: { label: 'a'.repeat(41), to: '/' } }, { link: 'length' }],
  [
    'a long description',
    { ...nothing, picture: { address: '/a', alt: 'a'.repeat(151), narrow: null } },
    { picture: 'length' },
  ],
  ['a link to another site', { ...nothing, link: { label: 'a', to: 'https://other.example/' } }, { link: 'link' }],
  [
    'a link that leaves by two slashes',
    { ...nothing, link: { label: 'a', to: '//other.example/x' } },
    { link: 'link' },
  ],
  ['a link that runs', { ...nothing, link: { label: 'a', to: 'javascript:alert(1)' } }, { link: 'link' }],
  ['a link to home', { ...nothing, link: { label: 'a', to: '/' } }, {}],
])('%s', (_, text, faults) => expect(homeTextFaults(text)).toEqual(faults));

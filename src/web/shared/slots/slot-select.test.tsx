import { expect, test } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { SlotSelect } from './slot-select.tsx';

const own = { id: 7, start: '2026-11-27T09:00:00Z', end: '2026-11-27T11:00:00Z' };
const given = { storeId: 1, type: 'delivery', timeZone: 'Europe/Paris', error: undefined, onChange: () => {} } as const;

// Nothing is offered: no answer has come.
const cases = [
  { title: 'a placed order keeps its slot', own, mayBeLater: undefined, value: 7, options: ['7'], chosen: '7' },
  { title: 'a draft keeps its slot, or gives it up', own, mayBeLater: true, value: 7, options: ['', '7'], chosen: '7' },
  { title: 'a draft that gave it up', own, mayBeLater: true, value: null, options: ['', '7'], chosen: '' },
  {
    title: 'an order that never had one',
    own: null,
    mayBeLater: undefined,
    value: null,
    options: [],
    chosen: undefined,
  },
];
test.each(cases)('$title where it is offered no more', async ({ options, chosen, mayBeLater, ...more }) => {
  const html = await renderPart(<SlotSelect {...given} {...more} {...(mayBeLater && { mayBeLater })} />);
  expect([...html.matchAll(/<option value="(\d*)"/g)].map(([, id]) => id)).toEqual(options);
  expect(/<option value="(\d*)" selected/.exec(html)?.[1]).toBe(chosen);
});

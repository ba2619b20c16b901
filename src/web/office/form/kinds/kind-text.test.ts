import { expect, test } from 'vitest';
import type { StaffKind } from '#contract/catalogue/staff-search.ts';
import { kindNamed, kindText } from './kind-text.ts';

const kind = (code: string, label: string, category: string): StaffKind => ({ code, label, category, parent: null });
const kinds = [
  kind('date', 'Dattes', 'FRUIT'),
  kind('dried-date', 'Dattes', 'EPICE'),
  kind('cola', 'Colas', 'BOISSON'),
];

test.each([
  [kindText(kinds[1] as StaffKind, 'fr'), 'dried-date'],
  ['dattes', 'date'],
  [' COLAS ', 'cola'],
  ['dried-date', 'dried-date'],
  ['col', undefined],
  ['', undefined],
])('“%s” is the kind %s', (text, code) => expect(kindNamed(kinds, text, 'fr')?.code).toBe(code));

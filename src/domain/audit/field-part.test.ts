import { expect, test } from 'vitest';
import { fieldPart, fieldParts } from './field-part.ts';
import type { ThingKind } from './thing-kind.ts';

test.each<[ThingKind, string, unknown[]]>([
  ['product', 'price', [{ kind: 'word', name: 'price' }]],
  [
    'product',
    'names.fr',
    [
      { kind: 'word', name: 'names' },
      { kind: 'language', language: 'fr' },
    ],
  ],
  [
    'product',
    'stores.3.price',
    [
      { kind: 'word', name: 'price' },
      { kind: 'store', id: 3 },
    ],
  ],
  [
    'store',
    'discount.percent',
    [
      { kind: 'word', name: 'discount' },
      { kind: 'word', name: 'percent' },
    ],
  ],
  [
    'shop',
    'legalNumbers.R.C.S. Paris',
    [
      { kind: 'word', name: 'legalNumbers' },
      { kind: 'text', text: 'R.C.S. Paris' },
    ],
  ],
  [
    'shop',
    'socialLinks.tiktok',
    [
      { kind: 'word', name: 'socialLinks' },
      { kind: 'text', text: 'TikTok' },
    ],
  ],
  ['featureConfig', 'features.search', [{ kind: 'flag', flag: 'features.search' }]],
  ['featureConfig', 'features.gone', [{ kind: 'unknown', text: 'features.gone' }]],
  ['order', 'constructor', [{ kind: 'unknown', text: 'constructor' }]],
  ['shop', 'socialLinks.constructor', [{ kind: 'word', name: 'socialLinks' }, fieldPart('constructor')]],
])('of a %s, %s', (thing, field, parts) => expect(fieldParts(thing, field)).toEqual(parts));

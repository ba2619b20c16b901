import { expect, test } from 'vitest';
import { addressToFill } from './address-to-fill.ts';

const at = (zipCode: string, isDefault = false, name = 'A') => ({ name, address: 'x', city: 'y', zipCode, isDefault });
const [paris, lyon, nice] = [at('75013'), at('69003', true), at('06000')];

test.each([
  ['none', [], '75013', null],
  ['nothing chosen: the default', [paris, lyon], null, lyon],
  ['one where the goods are to go', [nice, lyon, paris], '75013', paris],
  ['of two there the default', [at('75013'), at('75013', true, 'B')], '75013', at('75013', true, 'B')],
  ['none there: the default', [paris, lyon], '31000', lyon],
] as const)('%s', (_, addresses, chosen, filled) => {
  expect(addressToFill(addresses, chosen)).toEqual(filled);
});

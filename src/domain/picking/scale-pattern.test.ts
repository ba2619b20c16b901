import { expect, test } from 'vitest';
import { scalePatternFault } from './scale-pattern.ts';

test.each([
  ['21IIIIIPPPPPC', null],
  ['02IIIIIWWWWWX', null],
  ['IPXXXXXXXXXXX', null],
  ['2IIIIIIIIIIIW', null],
  ['21IIIIIPPPPP', 'scaleSigns'],
  ['21IIIIIPPPPPCC', 'scaleSigns'],
  ['21iiiiipppppc', 'scaleSigns'],
  ['21IIIII-PPPPC', 'scaleSigns'],
  ['', 'scaleSigns'],
  ['21XXXXXPPPPPC', 'scaleItem'],
  ['21IIIIIXXXXXC', 'scaleValue'],
  ['21IIIIIPPPWWC', 'scaleValue'],
  ['21IIIIICPPPPP', 'scaleCheck'],
  ['21IIIIIPPPPCC', 'scaleCheck'],
])('%s: %s', (pattern, expected) => {
  expect(scalePatternFault(pattern)).toBe(expected);
});

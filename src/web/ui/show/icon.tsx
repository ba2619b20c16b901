import type { IconNode } from 'lucide';
import { type ComponentProps, createElement } from 'react';

/**
 * An icon of 24 by 24 units, sized by class, in the colour of the text around it. `shape`: the default export of a file
 * in `lucide/dist/esm/icons`. Decorative: what it means stands beside it or in a label.
 */
export function Icon({ shape, ...rest }: ComponentProps<'svg'> & { shape: IconNode }) {
  const attributes = {
    width: 24,
    height: 24,
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    'aria-hidden': true,
    ...rest,
  } as const;
  // Children as arguments are fixed ones to React: they need no keys.
  return createElement('svg', attributes, ...shape.map(([tag, own]) => createElement(tag, own)));
}

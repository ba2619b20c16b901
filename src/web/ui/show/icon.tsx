import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { cx } from '#web/ui/cx.ts';

/**
 * An icon of 24 by 24 units, sized by class, in the colour of the text around it. `shape`: the default export of a file
 * in `lucide/dist/esm/icons`. Decorative: what it means stands beside it or in a label.
 */
export function Icon({ shape, className, ...rest }: ComponentProps<'svg'> & { shape: IconNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
      className={cx('icon', className)}
      // What never changes is written as text: React neither renders nor hydrates its elements one by one.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the package's own shapes
      dangerouslySetInnerHTML={{ __html: markupOf(shape) }}
    />
  );
}

const markups = new WeakMap<IconNode, string>();

function markupOf(shape: IconNode): string {
  const known = markups.get(shape);
  if (known !== undefined) return known;
  const markup = shape.map(([tag, own]) => `<${tag}${attributesOf(own)}/>`).join('');
  markups.set(shape, markup);
  return markup;
}

function attributesOf(percent: IconNode[number][1]): string {
  return Object.entries(percent)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** How full something is: a bar, of which the text beside says the same. What is held stands lighter after what is taken. */
export function LoadBar(props: { taken: number; held: number; most: number; children: ReactNode }) {
  const { taken, held, most, children } = props;
  const widthOf = (part: number) => ({ width: `${most === 0 ? 0 : Math.min(100, (100 * part) / most)}%` });
  return (
    <div className="min-w-0">
      <p>{children}</p>
      <div aria-hidden="true" className="mt-1 flex h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className={cx('block h-full', taken + held >= most ? 'bg-warn' : 'bg-brand')} style={widthOf(taken)} />
        <span className="block h-full bg-brand opacity-40" style={widthOf(held)} />
      </div>
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { Card } from '#web/ui/show/card.tsx';

/** A part of the security tab: a heading, what it is for, what to do. `state` stands beside the heading. */
export function SecurityCard({
  id,
  title,
  text,
  state,
  children,
}: {
  id?: string;
  title: ReactNode;
  text: ReactNode;
  state?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading} className="scroll-mt-28">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={heading} className="text-lg">
          {title}
        </h3>
        {state}
      </div>
      <p className="mt-1 mb-4 max-w-prose text-quiet">{text}</p>
      {children}
    </Card>
  );
}

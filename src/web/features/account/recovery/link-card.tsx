import type { ReactNode } from 'react';
import { Spinner } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/show/card.tsx';

/** The one card of a page that a mailed link opens. */
export function LinkCard({
  title,
  text,
  isBusy,
  children,
}: {
  title: string;
  text: string;
  /** Something is on its way. */
  isBusy?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="page-column flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md">
        <div aria-live="polite" aria-busy={isBusy}>
          <h1 className="mb-2 text-2xl">{title}</h1>
          <p className="flex items-center gap-3 text-quiet">
            {isBusy && <Spinner className="shrink-0" />}
            {text}
          </p>
        </div>
        {children && <div className="mt-6 grid gap-3">{children}</div>}
      </Card>
    </div>
  );
}

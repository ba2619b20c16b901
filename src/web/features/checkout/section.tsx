import { type ReactNode, useId } from 'react';

/** One of the numbered steps of the checkout. */
export function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="mb-5 flex items-center gap-3 text-xl">
        <span
          aria-hidden="true"
          className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-brand text-base text-on-brand"
        >
          {number}
        </span>
        <span className="min-w-0 wrap-anywhere hyphens-auto">{title}</span>
      </h2>
      {children}
    </section>
  );
}

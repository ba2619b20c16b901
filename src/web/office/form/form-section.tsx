import { type ReactNode, useId } from 'react';

/** A part of a form under a heading of its own, in a box. */
export function FormSection({
  title,
  hint,
  anchor,
  children,
}: {
  title: string;
  hint?: string;
  /** What an address names it by: `/admin/config#identity`. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="scroll-mt-18 rounded-card border border-line bg-card p-4 lg:p-5"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}

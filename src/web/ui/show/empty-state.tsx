import type { ReactNode } from 'react';

/** What stands where a list would be: a picture, a heading (h2), a line, what to do next. */
export function EmptyState({
  icon,
  title,
  action,
  children,
}: {
  icon?: ReactNode;
  title: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 py-12 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="mb-2 inline-flex size-20 items-center justify-center rounded-full bg-brand-soft text-brand [&_svg]:size-9"
        >
          {icon}
        </span>
      )}
      <h2 className="text-xl">{title}</h2>
      {children && <div className="text-balance text-quiet">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

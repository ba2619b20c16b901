import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'error';
const looks = {
  info: { icon: Info, box: 'border-brand/25 bg-brand-soft', ink: 'text-brand' },
  success: { icon: CircleCheck, box: 'border-good/25 bg-good-soft', ink: 'text-good' },
  warning: { icon: TriangleAlert, box: 'border-warn/25 bg-warn-soft', ink: 'text-warn' },
  error: { icon: CircleAlert, box: 'border-bad/25 bg-bad-soft', ink: 'text-bad' },
} as const;

/** A message in the page. Errors are read out at once (role alert), the others when the reader is free (status). */
export function Alert({
  tone = 'info',
  title,
  action,
  className,
  children,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  const { icon, box, ink } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={cx('flex gap-3 rounded-control border p-4', box, className)}
    >
      <Icon shape={icon} className={cx('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        {title && <p className={cx('font-semibold', ink)}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}

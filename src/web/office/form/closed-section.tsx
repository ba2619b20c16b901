import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { get, useFormContext, useWatch } from 'react-hook-form';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../use-office-t.ts';

/**
 * A part of a form that is rarely needed: it is closed at first, and says whether something stands in it (`isFilled` of the
 * values of `names`, in their order) and whether something in it is wrong, which opens it. Its fields count while it is closed.
 */
export function ClosedSection({
  title,
  names,
  isFilled,
  isOpenAtFirst = false,
  children,
}: {
  title: string;
  names: readonly string[];
  isFilled: (values: readonly unknown[]) => boolean;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}) {
  const t = useOfficeT();
  const id = useId();
  const { formState } = useFormContext();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const values: unknown[] = useWatch({ name: [...names] });
  const isWrong = names.some((name) => get(formState.errors, name) !== undefined);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isWrong) return;
    setOpen(true);
    // The browser may have closed it just now, before React has heard of that: the attribute is then the same for it.
    if (details.current) details.current.open = true;
    // While it was closed its field could not take the focus, as a wrong one does.
    const wrong = details.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!document.activeElement?.matches('[aria-invalid=true]')) wrong?.focus();
  }, [isWrong]);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card">
      <details
        ref={details}
        open={isOpen || isWrong}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 lg:px-5">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {isWrong ? (
            <Badge tone="red">{t('admin.form.partWrong')}</Badge>
          ) : (
            !isOpen && isFilled(values) && <Badge>{t('admin.form.partFilled')}</Badge>
          )}
          <Icon shape={ChevronDown} className="ml-auto size-5 text-quiet transition-transform group-open:rotate-180" />
        </summary>
        <div className="p-4 pt-1 lg:px-5 lg:pb-5">{children}</div>
      </details>
    </section>
  );
}

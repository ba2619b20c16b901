import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** The head of a part of a page: its name, a line beneath, and, with `to`, a link to all of it. */
export function SectionHead({ title, text, to }: { title: string; text?: string; to?: string }) {
  const t = useT();
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
      <div className="flex-[1_1_10rem]">
        <h2 className="text-2xl lg:text-3xl">{title}</h2>
        {text && <p className="text-quiet">{text}</p>}
      </div>
      {to && (
        <Link
          to={to}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold text-brand hover:underline"
        >
          <span>
            {t('catalogue.seeAll')}
            <span className="sr-only">{`, ${title}`}</span>
          </span>
          <Icon shape={ArrowRight} className="size-5" />
        </Link>
      )}
    </div>
  );
}

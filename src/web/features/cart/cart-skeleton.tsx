import { useT } from '#web/i18n/use-t.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

const places = [1, 2, 3];

/** The shape of a cart while the browser reads it; without script, the reason why there is none. */
export function CartSkeleton() {
  const t = useT('basket');
  return (
    <>
      <p className="hidden py-8 noscript:block">{t('basket.needsScript')}</p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10 noscript:hidden">
        <div role="status">
          <span className="sr-only">{t('common.loading')}</span>
          {places.map((place) => (
            <div
              key={place}
              className="grid grid-cols-[--spacing(20)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b border-line py-4 last:border-0 sm:grid-cols-[5rem_minmax(0,1fr)_auto_6rem]"
            >
              <Skeleton className="size-20" />
              <div className="grid gap-2">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="h-5 w-3/4" />
                <Skeleton className="h-4 w-28" />
              </div>
              <Skeleton className="h-11.5 w-stepper max-sm:col-span-2 sm:mr-12" />
              <Skeleton className="ml-auto h-6 w-16 max-sm:hidden" />
            </div>
          ))}
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </>
  );
}

import { useT } from '#web/i18n/use-t.ts';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import type { SuggestionsState } from './use-suggestions.ts';

const places = [1, 2, 3, 4];

/** What is to be said above the suggestions: read as another word, nothing found, no answer; a shape while one waits. */
export function PanelMessage({
  asked,
  text,
  isTyped,
  count,
  said,
}: {
  asked: SuggestionsState;
  text: string;
  isTyped: boolean;
  count: number;
  /** What was just done, for screen readers. */
  said: string;
}) {
  const t = useT('search');
  const { found, isLoading, hasFailed } = asked;
  const isWaiting = isTyped && count === 0 && !hasFailed && (isLoading || !found);
  const message =
    isTyped && hasFailed && !isLoading
      ? t('search.failed')
      : isTyped && found?.corrected
        ? t('search.corrected', { term: asked.foundFor, corrected: found.corrected })
        : isTyped && count === 0 && !isWaiting
          ? t('search.nothing')
          : null;
  return (
    <>
      {message && <p className="px-5 pt-3.5 pb-1 text-quiet">{message}</p>}
      {isWaiting && (
        <div aria-hidden="true" className="grid gap-4 px-4 pt-5 pb-3">
          {places.map((place) => (
            <div key={place} className="flex items-center gap-3">
              <Skeleton className="size-14" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {[said, isLoading && !found ? t('search.loading') : (message ?? t('search.found', { count })), text]
          .filter(Boolean)
          .slice(0, 2)
          .join('. ')}
      </p>
    </>
  );
}

import { type ComponentType, lazy, startTransition, useEffect, useRef, useState } from 'react';
import { useLanguage, WordsAheadContext } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import type { ReviewsOf } from './product-reviews.tsx';

/** For the server alone: a browser asks for the file itself. */
const Written = /* @__PURE__ */ lazy(async () => ({ default: (await import('./product-reviews.tsx')).ProductReviews }));

/** A press that has begun is let end: what is replaced between its down and its up is never clicked. */
async function untilReleased(box: Element): Promise<void> {
  while (box.matches(':active')) await new Promise(requestAnimationFrame);
}

/**
 * What customers say of a product, with a script and words of its own, which come when somebody comes near. Until then
 * the list that the server has written stands: React leaves alone what is inside an element of given HTML.
 */
export function ReviewsLater(props: ReviewsOf) {
  const box = useRef<HTMLElement>(null);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [isServers] = useState(!isHydrated);
  const [Reviews, setReviews] = useState<ComponentType<ReviewsOf> | null>(null);
  useEffect(() => {
    const pressable = box.current;
    if (Reviews || !pressable) return;
    // Where the file cannot be had it is asked for again as somebody comes back to it.
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        Promise.all([import('./product-reviews.tsx'), loadWords(language, ['reviews'])])
          .then(async ([file]) => {
            await untilReleased(pressable);
            startTransition(() => setReviews(() => file.ProductReviews));
          })
          .catch(() => undefined);
      },
      // Near, and on a wide screen not yet with the first view.
      { rootMargin: '25%' },
    );
    watch.observe(pressable);
    return () => watch.disconnect();
  }, [Reviews, language]);
  const content = () => {
    if (import.meta.env.SSR)
      return (
        <div>
          {/* Not fetched ahead, as all other words of a page are. */}
          <WordsAheadContext value={null}>
            <Written {...props} />
          </WordsAheadContext>
        </div>
      );
    if (Reviews) return <Reviews {...props} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; what the server wrote stays
    if (isServers) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return <div className="h-96" />;
  };
  return (
    <section id="reviews" ref={box} className="mt-14 max-w-prose scroll-mt-24">
      {content()}
    </section>
  );
}

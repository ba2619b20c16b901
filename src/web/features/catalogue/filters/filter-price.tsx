import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import type { PriceFields } from './price-fields.tsx';

type Props = Parameters<typeof PriceFields>[0];

const load = () => import('./price-fields.tsx');
/** For the server alone: a browser asks for the file itself. */
const Written = /* @__PURE__ */ lazy(async () => ({ default: (await load()).PriceFields }));

/**
 * The price range, whose script comes as its menu or sheet is opened. Until then it is what the server has written, which
 * is seen without script alone: nobody moves what does not answer yet.
 */
export function FilterPrice(props: Props) {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [isServers] = useState(!isHydrated);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the files cannot be had, they are asked for again as it is opened again.
    const open = () =>
      void load().then(async (file) => {
        await file.readyToRead(language);
        setPart(() => file.PriceFields);
      });
    const menu = box.current?.closest('details');
    if (!isServers || menu?.open) open();
    menu?.addEventListener('toggle', open);
    return () => menu?.removeEventListener('toggle', open);
  }, [isServers, language]);
  if (Part) return <Part {...props} />;
  const content = import.meta.env.SSR
    ? { children: <Written {...props} /> }
    : isServers && { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };
  return <div ref={box} className="min-h-32 not-noscript:invisible" {...content} />;
}

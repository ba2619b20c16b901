import { translatorOf } from '#web/i18n/translate.ts';
import { useLanguage } from '#web/i18n/use-t.ts';

/**
 * Says, where no script runs, why a page that only the browser can fill stays empty. Written by the server alone, whose
 * loaders have the words: a browser with script never sees it, and fetches no words for it.
 */
export function NeedsScript() {
  return <noscript>{import.meta.env.SSR && <Sentence />}</noscript>;
}

function Sentence() {
  return <p className="py-8">{translatorOf<'account'>(useLanguage())('account.needsScript')}</p>;
}

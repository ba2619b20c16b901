import { translatorOf } from '#web/i18n/translate.ts';
import { useLanguage } from '#web/i18n/use-t.ts';

/**
 * Says, where no script runs, why a page that only the browser can fill stays empty. Written by the server alone, whose
 * loaders have the words (`account`): a browser with script never shows it, and fetches no words for it.
 */
export function NeedsScript() {
  const language = useLanguage();
  const text = import.meta.env.SSR ? translatorOf<'account'>(language)('account.needsScript') : '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a sentence of our own; what the server wrote stays
    <p suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} className="hidden py-8 noscript:block" />
  );
}

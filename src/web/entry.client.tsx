import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { defaultLanguage, isLanguage } from '#domain/language/language.ts';
import { LanguageContext } from './i18n/use-t.ts';
import { loadWords } from './i18n/words.ts';

const { lang } = document.documentElement;
const language = isLanguage(lang) ? lang : defaultLanguage;
// The words must be here before the page is hydrated, or it would differ from the server's.
await loadWords(language);
startTransition(() => {
  hydrateRoot(
    document,
    <LanguageContext value={language}>
      <HydratedRouter />
    </LanguageContext>,
  );
});

import { useLocation } from 'react-router';
import { languageFacts, languages } from '#domain/language/language.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import {
  pathWithoutLanguage,
  preferenceLink,
  useSwitchLanguage,
} from '#web/shared/shop/language/use-switch-language.ts';
import { closeMenu } from '#web/ui/button/menu.tsx';
import { cx } from '#web/ui/cx.ts';

/**
 * The languages, each in its own name (or its two letters when `short`), one beneath the other unless `inline`.
 * Links without script.
 */
export function LanguageLinks({
  short = false,
  inline = false,
  linkClass,
}: {
  short?: boolean;
  inline?: boolean;
  linkClass?: string;
}) {
  const t = useT();
  const current = useLanguage();
  const to = pathWithoutLanguage(useLocation());
  const switchLanguage = useSwitchLanguage();
  return (
    <ul
      aria-label={t('layout.chooseLanguage')}
      className={cx('flex', !short && (inline ? 'flex-wrap gap-x-5' : 'flex-col'))}
    >
      {languages.map((language) => (
        <li key={language}>
          <a
            href={preferenceLink({ lng: language }, to)}
            rel="nofollow"
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={cx('inline-flex min-h-11 min-w-11 items-center', short && 'justify-center uppercase', linkClass)}
            onClick={(event) => {
              event.preventDefault();
              closeMenu(event.currentTarget);
              void switchLanguage(language);
            }}
          >
            {short ? (
              <>
                {language}
                <span className="sr-only normal-case">{languageFacts[language].name}</span>
              </>
            ) : (
              languageFacts[language].name
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

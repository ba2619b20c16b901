import { languageFacts, languages } from '#domain/language/language.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useSwitchLanguage } from '#web/shared/shop/language/use-switch-language.ts';

/** The languages in a menu, each in its own words; `row` is how the menu's rows look. */
export function LanguageRows({ row }: { row: string }) {
  const language = useLanguage();
  const switchLanguage = useSwitchLanguage();
  return (
    <ul className="my-1 border-y border-line py-1">
      {languages.map((one) => (
        <li key={one}>
          <button
            type="button"
            lang={one}
            aria-pressed={one === language}
            className={`${row} aria-pressed:font-semibold aria-pressed:text-brand`}
            onClick={() => void switchLanguage(one)}
          >
            {languageFacts[one].name}
          </button>
        </li>
      ))}
    </ul>
  );
}

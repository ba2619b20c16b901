import { languages } from '#domain/language/language.ts';
import { languageNames } from '#web/lib/writing/language-names.ts';
import { LinesField, TextField } from '../../form/fields.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** Name, words of the search, description and ingredients, the three languages side by side. */
export function TextsFields() {
  const t = useOfficeT();
  return (
    <div className="grid gap-5 md:grid-cols-3">
      {languages.map((language) => (
        <fieldset key={language} lang={language} className="grid min-w-0 content-start gap-3">
          <legend className="mb-2 text-sm font-semibold text-quiet">{languageNames[language]}</legend>
          <TextField name={`name.${language}`} label={t('admin.products.name')} maxLength={200} required />
          <LinesField
            name={`searchWords.${language}`}
            label={t('admin.products.searchWords')}
            hint={t('admin.products.searchWordsHint')}
            rows={2}
          />
          <LinesField name={`description.${language}`} label={t('admin.products.description')} rows={5} />
          <LinesField name={`ingredients.${language}`} label={t('admin.products.ingredients')} rows={4} />
        </fieldset>
      ))}
    </div>
  );
}

import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { readSynonyms, type SynonymList, writeSynonyms } from '#contract/catalogue/staff-search.ts';
import { inEach } from '#domain/language/by-language.ts';
import { defaultLanguage, type Language, languageFacts, languages } from '#domain/language/language.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useWrite } from '../data/use-write.ts';
import { TextField } from '../form/fields.tsx';
import { KindList, KindsField } from '../form/kinds/kinds-field.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { filledRows, type SynonymRow, type SynonymValues, synonymInput, synonymValues } from './synonym-values.ts';

/** Words that are to begin a new line, as the list of what was not found asks for. */
export type Taught = { language: Language; words: string };

/** The words that a search takes for kinds of goods, all of them in one form. */
export function SynonymsForm({ list, taught }: { list: SynonymList; taught: Taught | null }) {
  const t = useOfficeT();
  const { send } = useWrite(writeSynonyms, [readSynonyms]);
  const sentPlaces = useRef<readonly number[]>([]);
  return (
    <RecordForm<SynonymList, SynonymValues>
      record={list}
      valuesOf={synonymValues}
      labels={{ synonyms: t('admin.search.synonyms') }}
      saved={t('admin.search.saved')}
      failed={t('admin.search.saveFailed')}
      fieldOf={(key) => fieldOf(key, sentPlaces.current)}
      save={({ synonyms = [] }, { version }) => {
        sentPlaces.current = filledRows(synonyms).map((row) => synonyms.indexOf(row));
        return send({ version, synonyms: synonymInput(synonyms) });
      }}
    >
      <Rows taught={taught} />
    </RecordForm>
  );
}

/** A field for each language, and one for the kinds. */
const fieldCount = { '--fields': languages.length + 1 } as CSSProperties;
const emptyRow: SynonymRow = { ...inEach(() => ''), kinds: '' };

function Rows({ taught }: { taught: Taught | null }) {
  const t = useOfficeT();
  const { control } = useFormContext<SynonymValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'synonyms' });
  const last = useRef(taught);
  useEffect(() => {
    if (!taught || taught === last.current) return;
    last.current = taught;
    append({ ...emptyRow, [taught.language]: taught.words });
  }, [taught, append]);
  return (
    <>
      <KindList />
      <ul className="grid gap-3">
        {fields.map((field, i) => (
          <li
            key={field.id}
            className="grid items-start gap-2 sm:grid-cols-[repeat(var(--fields),minmax(0,1fr))_auto]"
            style={fieldCount}
          >
            {languages.map((language) => (
              <TextField
                key={language}
                name={`synonyms.${i}.${language}`}
                label={languageFacts[language].name}
                lang={language}
              />
            ))}
            <KindsField name={`synonyms.${i}.kinds`} label={t('admin.search.kinds')} />
            <IconButton
              // In line with the fields, beneath their labels.
              className="sm:mt-6"
              label={t('admin.search.remove', { number: i + 1 })}
              icon={<Icon shape={Trash} className="size-4" />}
              onClick={() => remove(i)}
            />
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-3" onClick={() => append(emptyRow)}>
        {t('admin.search.add')}
      </Button>
    </>
  );
}

/** A fault of words belongs to the line, one of kinds to its last field. */
function fieldOf(key: string, sentPlaces: readonly number[]): string {
  const [, place, field] = key.split('.');
  if (place === undefined) return key;
  return `synonyms.${sentPlaces[Number(place)] ?? 0}.${field === 'kinds' ? 'kinds' : defaultLanguage}`;
}

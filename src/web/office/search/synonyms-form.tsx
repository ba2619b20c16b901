import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import Trash from 'lucide/dist/esm/icons/trash.mjs';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { readSynonyms, type SynonymList, writeSynonyms } from '#contract/catalogue/staff-search.ts';
import { inEach } from '#domain/language/by-language.ts';
import { defaultLanguage, type Language, languageFacts, languages } from '#domain/language/language.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { useWrite } from '../data/use-write.ts';
import { TextField } from '../form/fields.tsx';
import { KindList, KindsField } from '../form/kinds/kinds-field.tsx';
import { RecordForm } from '../form/record-form.tsx';
import { useOfficeT } from '../use-office-t.ts';
import {
  filledRows,
  placesOf,
  type SynonymRow,
  type SynonymValues,
  synonymInput,
  synonymValues,
} from './synonym-values.ts';

/** Words that are to begin a new line, as the list of what was not found asks for. */
export type Taught = { language: Language; words: string };

/** The words that a search takes for kinds of goods, all of them in one form, of which a page is shown. */
export function SynonymsForm({ list, taught }: { list: SynonymList; taught: Taught | null }) {
  const t = useOfficeT();
  const { send } = useWrite(writeSynonyms, [readSynonyms]);
  const sentPlaces = useRef<readonly number[]>([]);
  return (
    <RecordForm<SynonymList, SynonymValues>
      record={list}
      valuesOf={synonymValues}
      rowKeys={rowKeys}
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

const rowKeys = { synonyms: 'was' };

/** A field for each language, and one for the kinds. */
const fieldCount = { '--fields': languages.length + 1 } as CSSProperties;
const emptyRow: SynonymRow = { ...inEach(() => ''), kinds: '', was: '' };

/** Those lines that are searched for, as many at once as a list has rows. */
function Rows({ taught }: { taught: Taught | null }) {
  const t = useOfficeT();
  const labels = usePageLabels();
  const { control, formState } = useFormContext<SynonymValues>();
  const { rowsPerPage } = useOfficeSettings();
  const { fields, append, remove } = useFieldArray({ control, name: 'synonyms' });
  const rows = useWatch({ control, name: 'synonyms' });
  const [search, setSearch] = useState('');
  const [first, setFirst] = useState(0);
  // A line that is being typed stays in sight, whatever is searched for.
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const places = fields.flatMap(({ id }, i) => (found === null || found.has(id) ? i : []));
  const begin = Math.min(first, Math.max(0, Math.ceil(places.length / rowsPerPage) - 1) * rowsPerPage);
  const shown = places.slice(begin, begin + rowsPerPage);

  function look(text: string): void {
    setSearch(text);
    setFirst(0);
    setFound(text.trim() === '' ? null : new Set(placesOf(rows, text).flatMap((i) => fields[i]?.id ?? [])));
  }
  /** To the page on which a line stands. */
  function showAll(place: number): void {
    setSearch('');
    setFound(null);
    setFirst(Math.floor(place / rowsPerPage) * rowsPerPage);
  }
  function add(row: SynonymRow): void {
    append(row);
    showAll(fields.length);
  }
  const last = useRef(taught);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is taught is the event
  useEffect(() => {
    if (!taught || taught === last.current) return;
    last.current = taught;
    add({ ...emptyRow, [taught.language]: taught.words });
  }, [taught]);
  const faulty = (formState.errors.synonyms as unknown[] | undefined)?.findIndex?.(Boolean) ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fault that arrives is the event
  useEffect(() => {
    if (faulty >= 0 && !shown.includes(faulty)) showAll(faulty);
  }, [faulty]);
  const step = (by: number) => setFirst(begin + by * rowsPerPage);
  return (
    <>
      <KindList />
      <div className="dense mb-3 flex flex-wrap items-center gap-2">
        <TextInput
          type="search"
          aria-label={t('admin.search.find')}
          placeholder={t('admin.search.find')}
          className="max-w-72"
          value={search}
          onChange={({ target }) => look(target.value)}
          // It would save the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <Button variant="secondary" size="small" onClick={() => add(emptyRow)}>
          {t('admin.search.add')}
        </Button>
        <p aria-live="polite" className="ml-auto text-sm text-quiet">
          {t('admin.search.shown', {
            from: shown.length === 0 ? 0 : begin + 1,
            to: begin + shown.length,
            total: places.length,
          })}
        </p>
        <IconButton
          label={labels.previous}
          disabled={begin === 0}
          icon={<Icon shape={ChevronLeft} className="size-5" />}
          onClick={() => step(-1)}
        />
        <IconButton
          label={labels.next}
          disabled={begin + rowsPerPage >= places.length}
          icon={<Icon shape={ChevronRight} className="size-5" />}
          onClick={() => step(1)}
        />
      </div>
      <ul className="grid gap-3">
        {shown.map((i) => (
          <li
            key={fields[i]?.id}
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
    </>
  );
}

/** A fault of words belongs to the line, one of kinds to its last field. */
function fieldOf(key: string, sentPlaces: readonly number[]): string {
  const [, place, field] = key.split('.');
  if (place === undefined) return key;
  return `synonyms.${sentPlaces[Number(place)] ?? 0}.${field === 'kinds' ? 'kinds' : defaultLanguage}`;
}

import X from 'lucide/dist/esm/icons/x.mjs';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { listAllKinds, type StaffKind } from '#contract/catalogue/staff-search.ts';
import { useLanguage } from '#web/i18n/use-t.ts';
import { useRead } from '#web/office/data/use-read.ts';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { readWords, writeWords } from '../typed-text.ts';
import { kindNamed, kindText } from './kind-text.ts';

/** They come with the program and its updates. */
const freshFor = 300_000;

/** All kinds of goods by their words; none while they are on their way. */
export function useKinds(): readonly StaffKind[] {
  return useRead(listAllKinds, {}, { freshFor }).data ?? [];
}

/**
 * Several kinds, by their words: those that are chosen can be taken out, a line with suggestions takes more. The field
 * has their codes.
 */
export function KindsField({ name, label }: { name: string; label: string }) {
  const t = useOfficeT();
  const language = useLanguage();
  const kinds = useKinds();
  const { field, fieldState } = useController({ name });
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const codes = readWords(field.value);
  const set = (next: readonly string[]) => field.onChange(writeWords([...new Set(next)]));
  /** What is no kind is taken as it was typed: the answer names the field then, and nothing typed is lost. */
  const add = (text: string) => {
    if (text.trim() !== '') set([...codes, kindNamed(kinds, text, language)?.code ?? text.trim()]);
    setTyped('');
  };
  const wordOf = (code: string) => kinds.find((kind) => kind.code === code)?.label ?? code;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <Field label={label} error={fieldState.error?.message}>
        {(aria) => (
          <TextInput
            {...aria}
            ref={(element) => {
              field.ref(element);
              input.current = element;
            }}
            list={kindListId}
            autoComplete="off"
            value={typed}
            onChange={({ target: { value } }) => {
              // One of the list, pressed or written out.
              if (kinds.some((kind) => kindText(kind, language) === value)) add(value);
              else setTyped(value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => {
              add(typed);
              field.onBlur();
            }}
          />
        )}
      </Field>
      {codes.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-1">
          {codes.map((code) => (
            <li key={code} className="flex max-w-full items-center rounded-control bg-sunken pl-3 text-sm">
              <span className="truncate">{wordOf(code)}</span>
              <IconButton
                label={t('admin.search.removeKind', { kind: wordOf(code) })}
                icon={<Icon shape={X} className="size-4" />}
                onClick={() => {
                  set(codes.filter((one) => one !== code));
                  // The button goes, the focus does not.
                  input.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const kindListId = 'kinds-to-choose';

/** What the fields of a form suggest, once for all of them: there are hundreds. */
export function KindList() {
  const language = useLanguage();
  return (
    <datalist id={kindListId}>
      {useKinds().map((kind) => (
        <option key={kind.code} value={kindText(kind, language)} />
      ))}
    </datalist>
  );
}

import Search from 'lucide/dist/esm/icons/search.mjs';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { postalCodeForSearch } from '#web/shared/delivery/search-delivery.ts';
import { rememberTerm } from '#web/shared/search/past-terms.ts';
import { useSearchPanel } from '#web/shared/search/use-search-panel.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ProductFilters } from './product-filters.ts';
import { useSendLater, type Waiting } from './use-send-later.ts';

/**
 * Searches while one types. A blank term asks for nothing; emptying the box takes the search back. Only a search that is
 * sent by Enter asks about the delivery first: a question that comes while one types would take the letters typed.
 */
export function SearchBox({
  value,
  suggests = false,
  waiting,
  onSearch,
}: {
  value: string;
  /** Shows suggestions under the box. */
  suggests?: boolean;
  waiting?: Waiting;
  onSearch: (patch: Pick<ProductFilters, 'search'> & Partial<ProductFilters>) => void;
}) {
  const t = useT('list');
  const [text, setText] = useState(value);
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const { Panel, want } = useSearchPanel();
  const sent = useRef(value);
  // A search made elsewhere (the header, a link) shows here too; one's own typing is not overtaken by its answer.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  useSendLater(
    text,
    () => {
      const term = text.trim();
      if (term === sent.current) return;
      sent.current = term;
      onSearch({ search: term });
    },
    waiting,
  );

  async function send(typed: string): Promise<void> {
    const term = typed.trim();
    setText(typed);
    sent.current = term;
    if (term !== '') rememberTerm(term);
    const postalCode = term === '' ? null : await postalCodeForSearch(term);
    onSearch({ search: term, ...(postalCode && { postalCode }) });
  }
  return (
    <Field label={t('list.search')}>
      {(control) => (
        <span className="relative block">
          <Icon
            shape={Search}
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-quiet"
          />
          <TextInput
            {...control}
            ref={setInput}
            type="search"
            name="search"
            placeholder={t('list.searchPlaceholder')}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={text}
            onFocus={suggests ? want : undefined}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // The suggestions may have taken the key.
              if (event.key === 'Enter' && !event.defaultPrevented) void send(text);
            }}
            className="pl-11"
          />
          {suggests && Panel && input && (
            <Suspense>
              <Panel input={input} onSearch={(term) => void send(term)} />
            </Suspense>
          )}
        </span>
      )}
    </Field>
  );
}

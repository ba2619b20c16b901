import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { useEffect, useId, useState } from 'react';
import { type Product, suggestSearch } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { bindSize } from '#web/lib/writing/no-break.ts';
import { type CartLine, toCartLine } from '#web/shared/cart/cart-line.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Icon } from '#web/ui/show/icon.tsx';

/** Milliseconds without a key before the shop is asked, and from so many letters on. */
const pause = 200;
const shortest = 2;

/** Finds goods of the order's store by name, to be put to the order, their first quantity each. */
export function AddGood({ storeId, onAdd }: { storeId: number; onAdd: (line: CartLine) => void }) {
  const t = useT('orders');
  const { money } = useFormat();
  const listId = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ of: string; items: readonly Product[] | null }>({ of: '', items: [] });
  const search = text.trim().slice(0, 200);
  useEffect(() => {
    if (search.length < shortest) return;
    const stop = new AbortController();
    const show = (items: readonly Product[] | null) => {
      if (!stop.signal.aborted) setFound({ of: search, items });
    };
    const timer = setTimeout(() => {
      api(suggestSearch, { storeId, search }, { signal: stop.signal }).then(
        ({ products }) => show(products.filter((one) => !one.inventory || one.quantityInStock > 0)),
        () => show(null),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [storeId, search]);
  const isAsked = search.length >= shortest && found.of === search;
  const items = isAsked ? (found.items ?? []) : [];
  const said = !isAsked || items.length > 0 ? null : t(found.items ? 'orders.changeNone' : 'orders.changeFailed');
  return (
    <div>
      <Field label={t('orders.changeAdd')}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            aria-controls={listId}
            value={text}
            onChange={(event) => setText(event.target.value)}
            // Enter would send nothing: the list follows what is typed.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <p role="status" className="text-sm text-quiet empty:hidden">
        {said}
      </p>
      <ul id={listId} className="divide-y divide-line empty:hidden">
        {items.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 py-1.5 text-left hover:text-brand"
              onClick={() => {
                onAdd(toCartLine(item, item.firstQuantity));
                setText('');
              }}
            >
              <Icon shape={Plus} className="size-5 shrink-0 text-brand" />
              <span className="min-w-0 flex-1">{bindSize(item.name)}</span>
              <span className="tabular-nums">{money(item.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { categoryAddress } from '#web/lib/goods/category-address.ts';
import { addToCart } from '#web/shared/cart/cart.ts';
import { forgetTerm, usePastTerms } from '#web/shared/search/past-terms.ts';
import type { SearchPanelProps } from '#web/shared/search/use-search-panel.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { moveActive } from './move-active.ts';
import { PanelMessage } from './panel-message.tsx';
import { RowActions } from './row-actions.tsx';
import { type Row, shortestAsked, suggestionGroups } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * What a text may mean, under the box it is typed in (WAI-ARIA, combobox with listbox). The focus stays in the box;
 * the buttons of the rows are beside the list, since an option cannot hold one, and are reached by Tab.
 */
export function SearchPanelView({ input, onSearch }: SearchPanelProps) {
  const t = useT('search');
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const { store } = useShop();
  const past = usePastTerms();
  const [text, setText] = useState(input.value);
  const [isOpen, setOpen] = useState(() => document.activeElement === input);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [said, say] = useState('');

  // Another page closes it; the one it was opened on does not.
  const [openedAt, setOpenedAt] = useState(place);
  if (openedAt !== place) {
    setOpenedAt(place);
    setOpen(false);
  }

  const asked = useSuggestions(store?.id ?? null, text, isOpen);
  const groups = suggestionGroups(text, asked.found, past);
  const rows = groups.flatMap((group) => group.rows);
  const active = rows.findIndex((row) => row.key === activeKey);
  const isTyped = text.trim().length >= shortestAsked;
  const isShown = isOpen && (rows.length > 0 || isTyped);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  // What was typed has served: the next letters, or a tap on the box, mean another word.
  const isServed = useRef(false);
  const serve = () => {
    isServed.current = true;
    if (document.activeElement === input) input.select();
  };
  function add(item: Product): void {
    say(t(addToCart(item) ? 'cart.added' : 'cart.full', { name: item.name }));
    serve();
  }
  function choose(row: Row): void {
    setOpen(false);
    serve();
    if (row.kind === 'product') void navigate(`/products/${row.item.slug}`);
    else if (row.kind === 'category') void navigate(categoryAddress(row.code));
    else {
      input.value = row.term;
      onSearch(row.term);
    }
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A Vietnamese or Japanese word that is still being composed needs its keys itself.
    if (event.isComposing) return;
    const row = rows[active];
    const to = isShown ? moveActive(event.key, active, rows.length) : undefined;
    if (to !== undefined) setActiveKey(rows[to]?.key ?? null);
    else if (event.key === 'ArrowDown' && !isShown) setOpen(true);
    else if (event.key === 'Escape' && isShown) setOpen(false);
    else if (event.key === 'Enter' && row?.kind === 'product' && event.shiftKey) add(row.item);
    else if (event.key === 'Enter' && isShown && row) choose(row);
    else if (event.key === 'Delete' && isShown && row?.kind === 'past') forgetTerm(row.term);
    else {
      if (event.key === 'Enter') setOpen(false);
      return;
    }
    event.preventDefault();
  });
  useCombobox(input, panel, {
    listId,
    activeId: isShown && active >= 0 ? `${listId}-${active}` : null,
    isExpanded: isShown && rows.length > 0,
    onText: (typed, isNew) => {
      setText(typed);
      setOpen(true);
      if (!isNew) return;
      setActiveKey(null);
      isServed.current = false;
    },
    onPress: () => {
      if (!isServed.current) return false;
      isServed.current = false;
      return true;
    },
    onKey: press,
    onLeave: () => setOpen(false),
  });

  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done by it, the press is kept from moving the focus
    <div
      ref={panel}
      // The focus, and a phone's keyboard with it, stays where one types; a number may be typed too.
      onMouseDown={(event) => event.target instanceof HTMLInputElement || event.preventDefault()}
      className="absolute -inset-x-4 top-full z-40 mt-2.5 max-h-[calc(100dvh-8rem)] min-h-[calc(100dvh-8rem)] animate-rise overflow-y-auto overscroll-contain border-line bg-card pb-20 text-left text-ink shadow-float md:-inset-x-6 lg:inset-x-0 lg:mt-1.5 lg:max-h-[min(40rem,75dvh)] lg:min-h-0 lg:min-w-md lg:rounded-card lg:border lg:pb-1"
    >
      <PanelMessage asked={asked} text={text.trim()} isTyped={isTyped} count={rows.length} said={said} />
      {rows.length > 0 && (
        <div className="relative">
          <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />
          <RowActions groups={groups} onAdd={add} onChange={serve} />
        </div>
      )}
      {groups[0]?.name === 'past' && (
        <button
          type="button"
          onClick={() => forgetTerm()}
          className="min-h-11 px-5 text-sm font-semibold text-quiet underline underline-offset-4 hover:text-brand"
        >
          {t('search.forgetAll')}
        </button>
      )}
      <p className="px-5 py-2 text-sm text-quiet max-lg:hidden">{t('search.hint')}</p>
    </div>
  );
}

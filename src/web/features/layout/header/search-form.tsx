import Search from 'lucide/dist/esm/icons/search.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useDelivery } from '#web/shared/delivery/delivery.ts';
import { postalCodeForSearch } from '#web/shared/delivery/search-delivery.ts';
import { rememberTerm } from '#web/shared/search/past-terms.ts';
import { useSearchPanel } from '#web/shared/search/use-search-panel.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/**
 * The search of the header: a real form to the product list. A blank term is not sent; one before any choice of delivery
 * asks for it first, then goes on. The suggestions are loaded by the first focus.
 */
export function SearchForm({ className }: { className?: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { postalCode } = useDelivery();
  const { Panel, want } = useSearchPanel();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  // The staff's lists have a search of their own in their address.
  const current = (useLocation().pathname === '/products' && query.get('search')) || '';
  // A search made elsewhere on the page shows here too.
  useEffect(() => {
    if (input && input.value !== current && input !== document.activeElement) input.value = current;
  }, [input, current]);

  // Somebody may have been in the box before the page was hydrated.
  const wake = useEffectEvent(() => want());
  useEffect(() => {
    if (input && input === document.activeElement) wake();
  }, [input]);

  async function search(typed: string): Promise<void> {
    const term = typed.trim();
    if (term === '') return;
    rememberTerm(term);
    // A phone's keyboard would cover what is found.
    if (matchMedia('(pointer: coarse)').matches) input?.blur();
    const code = await postalCodeForSearch(term);
    const address = new URLSearchParams({ search: term, ...(code && { postalCode: code }) });
    await navigate(`/products?${address}`);
  }
  function clear(): void {
    if (!input) return;
    input.value = '';
    // The suggestions are given what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  }
  return (
    <Form
      role="search"
      action="/products"
      className={cx('relative', className)}
      onSubmit={(event) => {
        event.preventDefault();
        void search(input?.value ?? '');
      }}
    >
      <input
        ref={setInput}
        type="search"
        name="search"
        defaultValue={current}
        aria-label={t('layout.searchLabel')}
        placeholder={t('layout.searchHint')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        // A press would set the cursor; whoever comes back mostly wants to search for something else. What is selected is
        // cleared by a key, so the button beside it is no stop on the way to the suggestions.
        onMouseDown={(event) => {
          if (event.button !== 0 || event.currentTarget === document.activeElement) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={(event) => {
          event.currentTarget.select();
          want();
        }}
        className="peer h-11 w-full rounded-full border border-edge bg-card pr-23 pl-5 text-base text-ink hover:border-ink lg:h-12 [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="button"
        aria-label={t('layout.searchClear')}
        tabIndex={-1}
        onClick={clear}
        className="absolute top-0 right-11 inline-flex size-11 items-center justify-center rounded-full text-quiet peer-placeholder-shown:hidden hover:bg-sunken lg:top-0.5 lg:right-11.5 noscript:hidden"
      >
        <Icon shape={X} className="size-5" />
      </button>
      {postalCode && <input type="hidden" name="postalCode" value={postalCode} />}
      <button
        type="submit"
        aria-label={t('common.search')}
        className="absolute top-0 right-0 inline-flex size-11 items-center justify-center rounded-full text-brand hover:bg-brand-soft lg:top-0.5 lg:right-0.5"
      >
        <Icon shape={Search} className="size-5" />
      </button>
      {Panel && input && (
        <Suspense>
          <Panel input={input} onSearch={(term) => void search(term)} />
        </Suspense>
      )}
    </Form>
  );
}

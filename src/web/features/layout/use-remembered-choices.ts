import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { readCookie } from '#web/lib/browser/cookies.ts';
import { useCartStatus } from '#web/shared/cart/cart.ts';
import { readCart } from '#web/shared/cart/shown-cart.ts';
import {
  lastCartStoreId,
  rememberCartStore,
  rememberedStoreId,
  rememberStore,
  watchStore,
} from '#web/shared/delivery/delivery.ts';
import { cacheFlags } from '#web/shared/shop/flags.ts';
import { rememberLanguage, useSwitchLanguage } from '#web/shared/shop/language/use-switch-language.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { browserLanguage } from './header/browser-language.ts';

/**
 * Brings what the browser remembers and what the server rendered together, once the page is hydrated: language and store
 * (their cookies may be gone), the cart's store, a cart that cannot be kept. Used once, by the page frame.
 */
export function useRememberedChoices(): void {
  const t = useT();
  const { revalidate } = useRevalidator();
  const switchLanguage = useSwitchLanguage();
  const { store, stores, flags, language } = useShop();
  const { isReady, hasSaveFailed } = useCartStatus();
  const storeId = store?.id ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has hydrated
  useEffect(() => {
    const remembered = rememberedStoreId();
    const hasCookie = readCookie(document.cookie, 'selectedStoreId') !== null;
    const isStoreLost = !hasCookie && remembered !== null && remembered !== storeId;
    const comesBack = isStoreLost && stores.some(({ id }) => id === remembered);
    if (comesBack) rememberStore(remembered);
    const found = browserLanguage();
    // Another language asks for the page anew too: of two at once the router breaks off the first.
    if (found && found !== language) void switchLanguage(found);
    else {
      if (found) rememberLanguage(found);
      if (comesBack) void revalidate();
    }
    return watchStore(() => void revalidate());
  }, []);

  useEffect(() => cacheFlags(flags), [flags]);

  useEffect(() => {
    if (hasSaveFailed) notice(t('cart.storageError'), { description: t('cart.storageErrorText'), tone: 'destructive' });
  }, [hasSaveFailed, t]);

  // The shown store can change without script having been asked: the link, another device, a store that has closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another store is news
  useEffect(() => {
    if (!isReady || storeId === null) return;
    const cartStoreId = lastCartStoreId();
    if (cartStoreId === storeId) return;
    rememberCartStore(storeId);
    if (cartStoreId === null || readCart().lines.length === 0) return;
    const canGoBack = stores.some(({ id }) => id === cartStoreId);
    const moved = import('./move-cart.ts').then(({ moveCart }) =>
      moveCart({ from: cartStoreId, to: storeId, canGoBack }, t, revalidate),
    );
    // Not reached now: the next page tries again.
    moved.catch(() => rememberCartStore(cartStoreId));
  }, [isReady, storeId]);
}

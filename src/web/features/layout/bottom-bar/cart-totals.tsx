import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { foundNews } from '#web/shared/cart/cart-news.ts';
import { useLatestNews } from '#web/shared/cart/unread-news.ts';
import { useCartFigures } from '#web/shared/cart/use-cart-figures.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import type { ShownTotals } from './later-cart-totals.tsx';

const pagesThatShow = new Set(['/cart', '/checkout']);
const shownNews = new WeakSet<object>();

/** The cart's figures with the server's word, loaded as soon as there is a cart; says what has changed in it. */
export function CartTotals({ store, children }: { store: ShopStore; children: (totals: ShownTotals) => ReactNode }) {
  const t = useT();
  const { money } = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { figures, method } = useCartFigures(store);
  const news = useLatestNews();
  // Those of a page before were told there; the cart shows them.
  const [before] = useState(() => foundNews.read().at(-1));
  useEffect(() => {
    if (!news || news === before || shownNews.has(news) || pagesThatShow.has(pathname)) return;
    shownNews.add(news);
    const changed = [...news.prices.map(({ name }) => name), ...news.quantities.map(({ line }) => line.name)];
    const title = t(news.gone.length > 0 ? 'cart.goneTitle' : 'cart.changedTitle');
    const description = (news.gone.length > 0 ? news.gone : changed).join(', ');
    const action = { label: t('cart.open'), onClick: () => void navigate('/cart') };
    notice(title, { description, action, duration: 10_000 });
  }, [news, before, pathname, navigate, t]);
  const { goods, missingToFree: missing, fee } = figures;
  return children({
    total: money(goods),
    missing: missing === null ? null : money(missing),
    share: missing === null ? 1 : goods / (goods + missing),
    isFree: missing === null && fee === 0 && method === 'delivery',
  });
}

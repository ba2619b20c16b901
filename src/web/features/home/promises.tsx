import type { IconNode } from 'lucide';
import Leaf from 'lucide/dist/esm/icons/leaf.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { useLanguage, useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { SaidOfDelivery } from './say-delivery.ts';

const fresh = new Set(['FRUIT', 'LEGUME', 'VIANDE', 'POISSONNERIE', 'LAITIER', 'TRAITEUR']);

/** The counters of fresh food that the store really has, and how many products stand on them. */
function freshCategories(categories: readonly Category[]): { labels: string[]; count: number } {
  const own = categories.filter(({ id, numberOfProducts }) => fresh.has(id) && numberOfProducts > 0);
  return {
    labels: own.map(({ label }) => label),
    count: own.reduce((sum, { numberOfProducts }) => sum + numberOfProducts, 0),
  };
}

type Promised = { icon: IconNode; title: string; text: string };

/** How the goods come, what is fresh, how one pays: each said only as far as the shop's own data confirm it. */
export function Promises({
  delivery,
  categories,
}: {
  delivery: SaidOfDelivery | null;
  categories: readonly Category[];
}) {
  const t = useT('home');
  const promises = [useDeliveryPromise(delivery), useFreshPromise(categories), usePaymentPromise()];
  return (
    <section aria-label={t('home.promises')}>
      <ul className="grid gap-x-8 gap-y-5 rounded-card border border-line bg-card p-5 sm:grid-cols-3 lg:px-8 lg:py-6">
        {promises.map(
          (promise) =>
            promise && (
              <li key={promise.title} className="flex gap-3.5">
                <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-soft text-brand">
                  <Icon shape={promise.icon} className="size-5.5" />
                </span>
                <div>
                  <p className="font-semibold">{promise.title}</p>
                  <p className="text-sm text-quiet">{promise.text}</p>
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function useDeliveryPromise(delivery: SaidOfDelivery | null): Promised | null {
  const t = useT('home');
  if (delivery === null) return null;
  const { isPickup, whole: text } = delivery;
  return isPickup
    ? { icon: Store, title: t('home.promisePickupTitle'), text }
    : { icon: Truck, title: t('home.promiseDeliveryTitle'), text };
}

function useFreshPromise(categories: readonly Category[]): Promised | null {
  const t = useT('home');
  const language = useLanguage();
  const { labels, count } = freshCategories(categories);
  if (count === 0) return null;
  const text = t('home.promiseFresh', { count, categories: labels.join(', ').toLocaleLowerCase(language) });
  return { icon: Leaf, title: t('home.promiseFreshTitle'), text };
}

function usePaymentPromise(): Promised | null {
  const t = useT('home');
  const { cash, bankTransfer } = useFlags().paymentMethods;
  if (cash) {
    const text = t(bankTransfer ? 'home.promiseCashTransfer' : 'home.promiseCash');
    return { icon: Wallet, title: t('home.promisePayTitle'), text };
  }
  if (!bankTransfer) return null;
  return { icon: Wallet, title: t('home.promiseTransferTitle'), text: t('home.promiseTransfer') };
}

import Banknote from 'lucide/dist/esm/icons/banknote.mjs';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import Receipt from 'lucide/dist/esm/icons/receipt-text.mjs';
import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { type QuestionTopic, questionTopics } from './question-topics.ts';

const icons: Readonly<Record<QuestionTopic, typeof Truck>> = {
  orders: Receipt,
  delivery: Truck,
  payment: Banknote,
  account: CircleUser,
  products: ShoppingBasket,
  returns: Undo,
};

/** The topics of the questions; each links to its own, further down on the page. */
export function TopicTiles({ chosen }: { chosen: QuestionTopic | null }) {
  const t = useT('support');
  return (
    <nav aria-label={t('support.topics')}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {questionTopics.map((topic) => (
          <li key={topic}>
            <Link
              to={`/help-center?topic=${topic}#questions`}
              aria-current={topic === chosen ? 'true' : undefined}
              className="flex h-full min-h-28 flex-col items-center justify-center gap-2 rounded-card border border-line bg-card p-3 text-center font-semibold hover:shadow-lift aria-current:border-brand aria-current:bg-brand-soft aria-current:text-brand"
            >
              <Icon shape={icons[topic]} className="size-7 text-brand" />
              {t(`support.${topic}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

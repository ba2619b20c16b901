import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { OwnReviewOfProduct } from './own-review-of-product.tsx';
import { useWriter } from './use-writer.ts';

type Props = { item: { id: number; name: string }; onChanged: () => void };

/** Who may write a review of a product, and for who may, the way to it. The server writes what visitors see. */
export function OwnReviewPart({ item, onChanged }: Props) {
  const t = useT('reviews');
  const writer = useWriter();
  const { pathname, search } = useLocation();
  return (
    <div className="mt-3 min-h-11">
      {writer.id === null ? (
        <p className="text-sm text-quiet">
          {t('reviews.whoMay')}{' '}
          <Link
            to={`/auth/login?redirectTo=${encodeURIComponent(pathname + search)}`}
            className="inline-flex min-h-6 items-center text-brand underline"
          >
            {t('reviews.signIn')}
          </Link>
        </p>
      ) : (
        <OwnReviewOfProduct key={writer.id} item={item} writer={writer} onChanged={onChanged} />
      )}
    </div>
  );
}

import type { StaffReview } from '#contract/catalogue/review-moderation.ts';
import { Link } from '#web/ui/link.tsx';
import { useOffice } from '../office-context.ts';

/** Who wrote a review and in which order it was bought, with links for whoever may follow them. */
export function ReviewAuthor({ review: { author, customerId, orderNumber } }: { review: StaffReview }) {
  const { may } = useOffice();
  const link = 'inline-flex min-h-11 items-center text-brand hover:underline pointer-fine:min-h-6';
  return (
    <span className="block">
      {may('CAN_MANAGE_CUSTOMERS') ? (
        <Link to={`/admin/customers/${customerId}`} className={link}>
          {author}
        </Link>
      ) : (
        author
      )}
      {orderNumber && (
        <span className="block text-quiet">
          {may('CAN_MANAGE_ORDERS') ? (
            <Link
              to={`/admin/orders?search=${encodeURIComponent(orderNumber)}`}
              className={`${link} whitespace-nowrap`}
            >
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          )}
        </span>
      )}
    </span>
  );
}

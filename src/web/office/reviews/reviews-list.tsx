import { listAllReviews, type StaffReview } from '#contract/catalogue/review-moderation.ts';
import { codeCell, momentCell } from '#domain/csv/cell.ts';
import { type ReviewStatus, reviewStatuses } from '#domain/reviews/review.ts';
import { useOffice } from '#web/office/office-context.ts';
import { Link } from '#web/ui/link.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Stars } from '#web/ui/show/stars.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';
import type { ListDefinition } from '../list/list-definition.ts';
import { ReviewActions } from './review-actions.tsx';

const tones: Record<ReviewStatus, Tone> = { pending: 'yellow', approved: 'green', rejected: 'red' };

/** The list of reviews of products. */
export const reviewsList: ListDefinition<StaffReview> = {
  id: 'reviews',
  path: '/admin/reviews',
  endpoint: listAllReviews,
  title: (t) => t('admin.frame.reviews'),
  count: (t, count) => t('admin.reviews.count', { count }),
  empty: (t) => t('admin.reviews.empty'),
  loadFailed: (t) => t('admin.reviews.loadFailed'),
  search: null,
  nameOf: ({ productName, author }) => `${productName}, ${author}`,
  hrefOf: ({ productId }) => `/admin/products/${productId}`,
  // The newest first: the call knows no other order.
  defaultSort: '',
  quick: [
    { id: 'all', label: (t) => t('admin.reviews.quickAll'), query: {} },
    { id: 'pending', label: (t) => t('admin.reviews.quickPending'), query: { status: 'pending' } },
    { id: 'approved', label: (t) => t('admin.reviews.quickApproved'), query: { status: 'approved' } },
    { id: 'rejected', label: (t) => t('admin.reviews.quickRejected'), query: { status: 'rejected' } },
  ],
  filters: [
    {
      name: 'status',
      kind: 'choice',
      label: (t) => t('admin.reviews.state'),
      options: ({ t }) => reviewStatuses.map((value) => ({ value, label: t(`admin.reviews.state_${value}`) })),
    },
  ],
  columns: [
    {
      id: 'product',
      width: 11.75,
      label: (t) => t('admin.reviews.product'),
      isRowHeader: true,
      headsCard: true,
      cell: ({ productName }) => productName,
      text: ({ productName }) => productName,
    },
    {
      id: 'rating',
      width: 7,
      label: (t) => t('admin.reviews.rating'),
      cell: ({ rating }, { t }) => <Stars rating={rating} label={t('admin.reviews.stars', { rating })} />,
      text: ({ rating }) => rating,
    },
    {
      id: 'text',
      width: 20,
      label: (t) => t('admin.reviews.text'),
      unfolds: true,
      line: ({ title, text, answer, language }, { t }) => (
        <>
          {answer && <span className="text-quiet">{t('admin.reviews.hasAnswer')} · </span>}
          <span lang={language}>{[title, text].filter(Boolean).join(' · ')}</span>
        </>
      ),
      cell: ({ title, text, answer, language }, { t }) => (
        <span className="block max-w-prose min-w-0 break-words">
          <span lang={language}>
            {title && <strong className="block">{title}</strong>}
            <span className="whitespace-pre-line">{text}</span>
          </span>
          {answer && (
            <span className="mt-1 block border-l-2 border-brand pl-2 whitespace-pre-line text-quiet">
              {t('admin.reviews.answered', { answer })}
            </span>
          )}
        </span>
      ),
      text: ({ title, text }) => [title, text].filter(Boolean).join('\n'),
      beside: { id: 'answer', label: (t) => t('admin.reviews.answer'), text: ({ answer }) => answer },
    },
    {
      id: 'author',
      width: 10,
      label: (t) => t('admin.reviews.author'),
      line: (review) => <AuthorLink review={review} className="text-brand hover:underline" />,
      cell: (review) => <ReviewAuthor review={review} />,
      text: ({ author }) => author,
      beside: { id: 'order', label: (t) => t('admin.orders.number'), text: ({ orderNumber }) => codeCell(orderNumber) },
    },
    {
      id: 'date',
      width: 6.75,
      label: (t) => t('admin.reviews.date'),
      cell: ({ writtenAt }, { format, timeZone }) => format.date(writtenAt, timeZone, 'short'),
      text: ({ writtenAt }, { timeZone }) => momentCell(writtenAt, timeZone),
    },
    {
      id: 'state',
      width: 6.5,
      label: (t) => t('admin.reviews.state'),
      cell: ({ status }, { t }) => <Badge tone={tones[status]}>{t(`admin.reviews.state_${status}`)}</Badge>,
      text: ({ status }, { t }) => t(`admin.reviews.state_${status}`),
    },
    {
      id: 'actions',
      width: 8.5,
      label: (t) => t('admin.reviews.actions'),
      hasControls: true,
      cell: (review) => <ReviewActions review={review} />,
    },
  ],
};

const link = 'inline-flex min-h-11 items-center text-brand hover:underline pointer-fine:min-h-6';

/** Who wrote a review, with a link for whoever may follow it. */
function AuthorLink({ review: { author, customerId }, className = link }: { review: StaffReview; className?: string }) {
  const { may } = useOffice();
  if (!may('CAN_MANAGE_CUSTOMERS')) return author;
  return (
    <Link to={`/admin/customers/${customerId}`} className={className}>
      {author}
    </Link>
  );
}

/** The same, and in which order it was bought. */
function ReviewAuthor({ review }: { review: StaffReview }) {
  const { may } = useOffice();
  const { orderNumber } = review;
  return (
    <span className="block">
      <AuthorLink review={review} />
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

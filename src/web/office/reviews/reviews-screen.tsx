import type { StaffReview } from '#contract/catalogue/review-moderation.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { HistoryLink } from '../frame/history-link.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import type { Selection } from '../list/use-selection.ts';
import { useOfficeT } from '../use-office-t.ts';
import { reviewsList } from './reviews-list.tsx';
import { useDecide } from './use-decide.ts';

const flag = 'products.reviews';

/** All reviews, while the shop has any: without its toggle the call is not there. */
export function ReviewsScreen() {
  const t = useOfficeT();
  const isOn = useFlag(flag);
  if (isOn)
    return (
      <ListScreen
        definition={reviewsList}
        actions={<HistoryLink thing="review" />}
        bulk={(selection) => <DecideOnAll selection={selection} />}
      />
    );
  return (
    <>
      <ScreenHead title={t('admin.frame.reviews')} />
      <Alert title={t('admin.reviews.off')}>{t('admin.reviews.offText', { flag })}</Alert>
    </>
  );
}

function DecideOnAll({ selection }: { selection: Selection<StaffReview> }) {
  const t = useOfficeT();
  const { decide, isBusy } = useDecide();
  const all = [...selection.rows.values()];
  return (['approved', 'rejected'] as const).map((status) => {
    const changes = all.filter((review) => review.status !== status);
    const run = async () => {
      const done = (count: number) => t(`admin.reviews.done_${status}`, { count });
      if (
        await decide(
          changes.map((review) => [review, { status }] as const),
          done,
        )
      )
        selection.clear();
    };
    return (
      <Button
        key={status}
        size="small"
        variant="secondary"
        busy={isBusy}
        disabled={changes.length === 0}
        onClick={() => void run()}
      >
        {t(`admin.reviews.setAll_${status}`, { count: changes.length })}
      </Button>
    );
  });
}

import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { ButtonSize } from '#web/ui/button/button-style.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';

/** On to the checkout; a dead button while the goods cannot be brought where they shall go. */
export function CheckoutButton({
  isPossible,
  size = 'large',
  className,
}: {
  isPossible: boolean;
  size?: ButtonSize;
  className?: string;
}) {
  const t = useT('basket');
  if (!isPossible)
    return (
      <Button size={size} disabled className={cx('w-full', className)}>
        {t('basket.checkout')}
      </Button>
    );
  return (
    <LinkButton to="/checkout" prefetch="intent" size={size} className={cx('w-full', className)}>
      {t('basket.checkout')}
    </LinkButton>
  );
}

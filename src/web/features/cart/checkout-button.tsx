import { useT } from '#web/i18n/use-t.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import type { ButtonSize } from '#web/ui/button/button-style.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';

/** On to the checkout, past the sign-in dialog for visitors; disabled while the goods cannot be delivered to the address. */
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
  const { user } = useSession();
  if (!isPossible)
    return (
      <Button size={size} disabled className={cx('w-full', className)}>
        {t('basket.checkout')}
      </Button>
    );
  return (
    <LinkButton
      to="/checkout"
      prefetch="intent"
      data-sign-in={user ? undefined : ''}
      size={size}
      className={cx('w-full', className)}
    >
      {t('basket.checkout')}
    </LinkButton>
  );
}

import { useT } from '#web/i18n/use-t.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Picture } from '#web/ui/show/picture.tsx';

/**
 * What a shop may show in place of a product that could not be fetched (flag features.fallbackToFakeProduct): an
 * example that says so, without a price, and that nobody can order.
 */
export function DemoProduct({ onRetry, isBusy }: { onRetry: () => void; isBusy: boolean }) {
  const t = useT('help');
  return (
    <div className="page-column grid gap-6 py-6">
      <Alert tone="warning" title={t('help.demo')}>
        {t('help.demoText')}
      </Alert>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-12">
        <Picture src={null} alt="" fallback="🧺" width={1} height={1} className="max-w-md rounded-card" />
        <div className="grid content-start justify-items-start gap-4">
          <h1 className="text-3xl">{t('help.demoName')}</h1>
          <div className="flex flex-wrap gap-3">
            <Button busy={isBusy} onClick={onRetry}>
              {t('common.retry')}
            </Button>
            <LinkButton to="/products" variant="secondary">
              {t('catalogue.browse')}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}

import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { factsCredits } from '#domain/catalogue/facts-source.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { CheckField } from '../../form/fields.tsx';
import { useProductT } from './product-labels.ts';

/** Whose facts an import has filled in; what it says of allergens somebody must confirm before the product is shown. */
export function FactsSource({
  product: { factsSource, allergensUnseen: isUnseen },
}: {
  product: Pick<StaffProduct, 'factsSource' | 'allergensUnseen'>;
}) {
  const t = useProductT();
  if (factsSource === null) return null;
  const { name: source, licence, url, licenceUrl } = factsCredits[factsSource];
  return (
    <Alert tone={isUnseen ? 'warning' : 'info'} {...(isUnseen && { title: t('admin.products.unseenTitle') })}>
      {isUnseen && (
        <>
          <p>{t('admin.products.unseen', { source })}</p>
          <CheckField name="allergensConfirmed" label={t('admin.products.allergensConfirmed')} />
        </>
      )}
      <p className="text-sm">
        {t('admin.products.factsFrom', { source, licence })}{' '}
        <a href={url} rel="noopener" className="underline">
          {source}
        </a>{' '}
        ·{' '}
        <a href={licenceUrl} rel="noopener" className="underline">
          {licence}
        </a>
      </p>
    </Alert>
  );
}

import { isInStoreBarcode, readBarcode } from '#domain/catalogue/barcode.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useStoreLimit } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

/** A code that nothing in the shop has, and what can be done about it. */
export function UnknownCode({ code }: { code: string }) {
  const t = useOfficeT();
  const isLimited = useStoreLimit() !== null;
  const read = readBarcode(code);
  const isBarcode = !('fault' in read);
  const mayAdd = isBarcode && !isInStoreBarcode(read.code);
  const text = !isBarcode
    ? t('admin.scan.unreadable')
    : !mayAdd
      ? t('admin.scan.unknownLabel')
      : t(isLimited ? 'admin.scan.unknownLimited' : 'admin.scan.unknownText');
  return (
    <div role="alert" className="grid gap-3">
      <Alert tone="warning" title={t('admin.scan.unknown', { code })}>
        {text}
      </Alert>
      {mayAdd && !isLimited && (
        <LinkButton size="large" to={`/admin/products/new?barcode=${encodeURIComponent(code)}`}>
          {t('admin.scan.makeDraft')}
        </LinkButton>
      )}
    </div>
  );
}

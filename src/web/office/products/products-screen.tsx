import FileUp from 'lucide/dist/esm/icons/file-up.mjs';
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import ScanBarcode from 'lucide/dist/esm/icons/scan-barcode.mjs';
import { useNavigate } from 'react-router';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { SetupCard } from '../frame/setup-card.tsx';
import { useKey } from '../keys/use-key.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useOffice } from '../office-context.ts';
import { useStoreLimit } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';
import { LowStockButton } from './low-stock-button.tsx';
import { BulkProducts } from './many/bulk-products.tsx';
import { productsList } from './products-list.tsx';
import { QuickToggle } from './quick-edit/quick-toggle.tsx';
import { useQuickEdit } from './quick-edit/use-quick-edit.tsx';

/** All products of the shop, to look through and to edit at once. */
export function ProductsScreen() {
  const t = useOfficeT();
  const navigate = useNavigate();
  const quick = useQuickEdit();
  const { may } = useOffice();
  const isLimited = useStoreLimit() !== null;
  useKey('n', isLimited ? null : t('admin.products.new'), () => void navigate('/admin/products/new'));
  useKey('e', quick.mayEnd ? t('admin.quick.title') : null, quick.toggle);
  return (
    <>
      <ListScreen
        definition={productsList}
        instead={quick.instead}
        beforeNone={may('CAN_EDIT_FEATURES_CONFIGURATION') && <SetupCard />}
        foldedActions={
          <>
            {!isLimited && <LowStockButton />}
            <LinkButton size="small" variant="secondary" to="/admin/receipts">
              <Icon shape={PackageCheck} className="size-4.5" />
              {t('admin.receipts.open')}
            </LinkButton>
            <LinkButton size="small" variant="secondary" to="/admin/scan">
              <Icon shape={ScanBarcode} className="size-4.5" />
              {t('admin.scan.open')}
            </LinkButton>
            <LinkButton size="small" variant="secondary" to="/admin/counts">
              {t('admin.frame.counts')}
            </LinkButton>
            <LinkButton size="small" variant="secondary" to="/admin/imports">
              <Icon shape={FileUp} className="size-4.5" />
              {t('admin.imports.open')}
            </LinkButton>
          </>
        }
        bulk={(selection) => <BulkProducts selection={selection} />}
        actions={
          <>
            <QuickToggle isOn={quick.isOn} mayEnd={quick.mayEnd} toggle={quick.toggle} />
            {!isLimited && (
              <LinkButton size="small" to="/admin/products/new">
                <Icon shape={Plus} className="size-4.5" />
                <span className="max-md:sr-only">{t('admin.products.new')}</span>
              </LinkButton>
            )}
          </>
        }
      />
      {quick.question}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  deleteProduct,
  listStaffProducts,
  readStaffProduct,
  updateProduct,
} from '#contract/catalogue/staff-products.ts';
import { isRefusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { HistoryLink } from '../frame/history-link.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOffice } from '../office-context.ts';
import { useStoreLimit } from '../own-stores.ts';
import { productState } from '../product-state.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ProductForm } from './form/product-form.tsx';
import { ProductHistoryButton } from './product-history.tsx';

/** One product, all of it. */
export function ProductScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const id = Number(params.id);
  const isLimited = useStoreLimit() !== null;
  const { may } = useOffice();
  const queries = useQueryClient();
  const { data: product, refusal, reload } = useRead(readStaffProduct, { id });
  const { send } = useWrite(updateProduct, [listStaffProducts]);
  if (!product)
    return refusal ? (
      <RefusalAlert
        heading={t('admin.frame.products')}
        title={t('admin.products.detailFailed')}
        refusal={refusal}
        retry={reload}
      />
    ) : (
      <Skeleton className="h-[40rem]" />
    );
  const { word, tone } = productState(product);
  return (
    <>
      <ScreenHead
        title={product.name}
        actions={
          <>
            {product.visible && (
              <LinkButton to={`/products/${product.slug}`} variant="secondary">
                {t('admin.products.seeInShop')}
              </LinkButton>
            )}
            {!isLimited && (
              <LinkButton to={`/admin/products/new?from=${id}`} variant="secondary">
                {t('admin.products.copy')}
              </LinkButton>
            )}
            {may('CAN_MANAGE_ORDERS') && (
              <LinkButton to={`/admin/recalls/new?product=${id}`} variant="secondary">
                {t('admin.recalls.open')}
              </LinkButton>
            )}
            <ProductHistoryButton id={id} />
            <HistoryLink thing="product" id={id} />
            {!isLimited && <DeleteProduct id={id} name={product.name} />}
          </>
        }
      >
        <Badge tone={tone}>{t(`admin.products.state${word}`)}</Badge>
      </ScreenHead>
      <ProductForm
        product={product}
        saved={t('admin.products.updated_done')}
        failed={t('admin.products.updateFailed')}
        save={async (input, base) => {
          const fresh = await send({ id, version: base.version, ...input });
          queries.setQueryData([readStaffProduct.name, { id }], fresh);
          return fresh;
        }}
      />
    </>
  );
}

function DeleteProduct({ id, name }: { id: number; name: string }) {
  const t = useOfficeT();
  const navigate = useNavigate();
  const { send, isBusy } = useWrite(deleteProduct, [listStaffProducts]);
  const [isAsked, setAsked] = useState(false);
  async function remove(): Promise<void> {
    try {
      await send({ id });
      notice(t('admin.products.deleted'));
      await navigate('/admin/products');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.products.deleteFailed'), { description: refusalText(t, error), tone: 'destructive' });
    } finally {
      setAsked(false);
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('admin.products.delete')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('admin.products.deleteTitle')}
        closeLabel={t('common.close')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t('common.cancel')}
            </Button>
            <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
              {t('admin.products.delete')}
            </Button>
          </>
        }
      >
        {t('admin.products.deleteText', { name })}
      </Dialog>
    </>
  );
}

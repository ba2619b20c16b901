import X from 'lucide/dist/esm/icons/x.mjs';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { TextField } from '../../form/fields.tsx';
import { useProductT } from './product-labels.ts';

/** The barcodes of a product, the first of which is shown; and what could not be read of those before, to be removed. */
export function BarcodesField({ className }: { className?: string }) {
  const t = useProductT();
  const { setValue, getValues } = useFormContext();
  const [typed, unread] = useWatch({ name: ['barcodes', 'unreadBarcodes'] }) as [string[], string[]];
  const set = (name: 'barcodes' | 'unreadBarcodes', next: string[]) => setValue(name, next, { shouldDirty: true });
  const without = (name: 'barcodes' | 'unreadBarcodes', i: number) =>
    set(
      name,
      (getValues(name) as string[]).filter((_, place) => place !== i),
    );
  const nameOf = (i: number) => (i === 0 ? t('admin.products.barcode') : `${t('admin.products.barcode')} ${i + 1}`);
  return (
    <fieldset className={className}>
      <legend className="sr-only">{t('admin.products.barcodes')}</legend>
      {typed.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place in the list
        <div key={i} className="flex items-end gap-1">
          <TextField
            name={`barcodes.${i}`}
            label={nameOf(i)}
            inputMode="numeric"
            maxLength={30}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          {typed.length > 1 && (
            <IconButton
              icon={<Icon shape={X} className="size-4" />}
              label={t('admin.products.removeBarcode', { number: i + 1 })}
              onClick={() => without('barcodes', i)}
            />
          )}
        </div>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="min-h-10 justify-self-start"
        onClick={() => set('barcodes', [...(getValues('barcodes') as string[]), ''])}
      >
        {t('admin.products.addBarcode')}
      </Button>
      {unread.length > 0 && (
        <div className="col-span-full max-w-xl text-sm">
          <p>{t('admin.products.unreadHint')}</p>
          <ul>
            {unread.map((code, i) => (
              <li key={code} className="flex items-center justify-between gap-2 tabular-nums">
                {code}
                <IconButton
                  icon={<Icon shape={X} className="size-4" />}
                  label={t('admin.products.removeUnread', { code })}
                  onClick={() => without('unreadBarcodes', i)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </fieldset>
  );
}

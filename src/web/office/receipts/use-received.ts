import { useCallback, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { listStaffProducts, type StaffProduct } from '#contract/catalogue/staff-products.ts';
import { isRefusal } from '#contract/errors.ts';
import { codeOf } from '#domain/catalogue/barcode.ts';
import { api } from '#web/lib/api/api.ts';
import { useNumberHabits } from '../form/typed-number.ts';
import { failureText } from '../frame/failure-text.ts';
import { useScanner } from '../scanner/use-scanner.ts';
import { useOfficeT } from '../use-office-t.ts';
import { addOne, newLine, type ReceiptValues } from './receipt-values.ts';

export type ReceivedMessage = { tone: 'success' | 'error'; title: string; text?: string };

/**
 * Adds goods to the lines of a receipt: a product that was picked, or what a scanned code is of. The same one again is one
 * more of it. What a keyboard scanner has typed into the field with the focus is taken out of it.
 */
export function useReceived() {
  const t = useOfficeT();
  const { language } = useNumberHabits();
  const { getValues, setValue } = useFormContext<ReceiptValues>();
  const [message, setMessage] = useState<ReceivedMessage | null>(null);
  const known = useRef(new Map<string, StaffProduct>());
  const before = useRef(Promise.resolve());
  const take = useCallback(
    (product: StaffProduct) => {
      const { lines: old, storeId } = getValues();
      const { lines, at } = addOne(old, newLine(product, Number(storeId)), language);
      setValue('lines', lines);
      const line = lines[at];
      const count = line?.cases ? t('admin.receipts.casesCounted', { count: Number(line.cases) || 0 }) : line?.quantity;
      setMessage({ tone: 'success', title: product.name, ...(count && { text: count }) });
    },
    [getValues, setValue, language, t],
  );
  const look = useCallback(
    async (code: string) => {
      try {
        const product = known.current.get(code) ?? (await findByCode(code));
        if (!product) {
          navigator.vibrate?.([200, 100, 200]);
          const text = t('admin.receipts.unknownCodeText');
          return setMessage({ tone: 'error', title: t('admin.receipts.unknownCode', { code }), text });
        }
        known.current.set(code, product);
        navigator.vibrate?.(40);
        take(product);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        setMessage({ tone: 'error', title: t('admin.receipts.notLookedUp', { code }), text: failureText(t, error) });
      }
    },
    [take, t],
  );
  // One after the other: each counts on what the one before has added.
  const scan = useCallback(
    (code: string) => {
      const field = document.activeElement;
      if (field instanceof HTMLInputElement && field.value.endsWith(code)) {
        const left = field.value.slice(0, -code.length);
        if (field.name) setValue(field.name as keyof ReceiptValues, left);
        else typeInto(field, left);
      }
      before.current = before.current.then(() => look(code)).catch(() => undefined);
    },
    [look, setValue],
  );
  useScanner(scan);
  return { take, scan, message };
}

/** As if somebody had typed it: whoever holds the value of the field hears of it. */
function typeInto(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The product that has a barcode, in whichever of its forms; a search alone finds codes of suppliers as well. */
async function findByCode(code: string): Promise<StaffProduct | undefined> {
  const { items } = await api(listStaffProducts, { search: code, per_page: 10 });
  const wanted = codeOf(code);
  return items.find(({ barcodes }) => barcodes.some((one) => codeOf(one) === wanted));
}

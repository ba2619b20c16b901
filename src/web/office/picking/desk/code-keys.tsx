import Delete from 'lucide/dist/esm/icons/delete.mjs';
import { useId, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { findPickup, type PickupOrder } from '#contract/orders/hand-over.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const length = 6;
const key =
  'inline-flex min-h-15 items-center justify-center rounded-control border border-edge bg-card text-2xl font-semibold hover:bg-sunken';

/** Where the six digits are typed, by keys or a keyboard; the sixth asks at once. What was wrong stays to be corrected. */
export function CodeKeys({ storeId, onFound }: { storeId: number; onFound: (order: PickupOrder) => void }) {
  const t = useOfficeT();
  const id = useId();
  const [code, setCode] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  async function find(typed: string): Promise<void> {
    setBusy(true);
    try {
      onFound(await api(findPickup, { id: storeId, code: typed }));
    } catch (error) {
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
    } finally {
      setBusy(false);
    }
  }
  function type(typed: string): void {
    if (isBusy) return;
    const next = typed.replace(/\D/g, '').slice(0, length);
    setCode(next);
    setRefusal(null);
    if (next.length === length && next !== code) void find(next);
  }
  const isUnknown = refusal?.status === 404;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === length && !isBusy) void find(code);
      }}
    >
      <label htmlFor={id} className="text-xl font-semibold">
        {t('admin.desk.code')}
      </label>
      <input
        id={id}
        // The keys are below: those of the phone would cover them.
        inputMode="none"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        aria-invalid={refusal ? true : undefined}
        value={code}
        onChange={({ target }) => type(target.value)}
        className="text-control min-h-16 text-center text-4xl font-semibold tracking-[0.3em] tabular-nums"
      />
      <p id={`${id}-hint`} className="text-sm text-quiet">
        {t('admin.desk.codeHint')}
      </p>
      {refusal && <Alert tone="error">{isUnknown ? t('admin.desk.unknown') : refusalText(t, refusal)}</Alert>}
      <div className="grid grid-cols-3 gap-2">
        {digits.map((sign) => (
          <button key={sign} type="button" className={key} onClick={() => type(code + sign)}>
            {sign}
          </button>
        ))}
        <span />
        <button type="button" className={key} onClick={() => type(`${code}0`)}>
          0
        </button>
        <button
          type="button"
          className={key}
          aria-label={t('admin.desk.erase')}
          onClick={() => type(code.slice(0, -1))}
        >
          <Icon shape={Delete} className="size-7" />
        </button>
      </div>
      <Button type="submit" size="large" wide busy={isBusy} disabled={code.length < length} className="min-h-15">
        {t('admin.desk.find')}
      </Button>
    </form>
  );
}

import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { useId } from 'react';
import type { Slot } from '#contract/stores/slots.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { spanText } from '#web/lib/writing/slot-text.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Slots } from './use-slots.ts';

/** From how few places on it is said how many there are. */
const few = 3;

/** The slots of a day, one to be chosen; a full one is there to be seen. */
export function SlotList(props: {
  slots: Slots;
  offered: readonly Slot[];
  timeZone: string;
  error: string | undefined;
}) {
  const t = useT('checkout');
  const { language, money } = useFormat();
  const id = useId();
  const { slots, offered, error } = props;
  const { chosen, pending } = slots;
  const hintOf = ({ id, left, fee }: Slot) => {
    const isOwn = id === chosen?.id;
    if (left === 0 && !isOwn) return t('checkout.slotFull');
    const price = fee === 0 ? t('checkout.slotFree') : t('checkout.slotFee', { fee: money(fee) });
    return left <= few && !isOwn ? `${price} · ${t('checkout.slotLeft', { count: left })}` : price;
  };
  return (
    <>
      <ul
        className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2"
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {offered.map((slot) => (
          <li key={slot.id}>
            <label className="flex min-h-12 flex-wrap items-center gap-x-3 rounded-control border border-edge bg-card px-3 py-2 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-disabled:cursor-not-allowed has-disabled:opacity-55">
              <input
                type="radio"
                name="slot_id"
                value={slot.id}
                className="size-5 shrink-0 accent-brand"
                disabled={slot.left === 0 && slot.id !== chosen?.id}
                checked={slot.id === (pending ?? chosen)?.id}
                onChange={() => slots.choose(slot)}
              />
              <span className="font-semibold whitespace-nowrap tabular-nums">
                {spanText(slot, language, props.timeZone)}
              </span>
              <span className="ml-auto text-right text-sm text-quiet">{hintOf(slot)}</span>
            </label>
          </li>
        ))}
      </ul>
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm text-bad">
          <Icon shape={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

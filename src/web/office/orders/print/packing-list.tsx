import type { PackingSheet } from '#contract/orders/packing.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { pictureAt } from '#web/lib/goods/picture-sizes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { categoryWord } from '../../category-word.ts';
import { useOfficeT } from '../../use-office-t.ts';

type Line = PackingSheet['lines'][number];

/** For whoever walks along the shelves: what to fetch in the order of the way, and what to do where something has run out. */
export function PackingList({ sheet }: { sheet: PackingSheet }) {
  const t = useOfficeT();
  const { money, language } = useFormat();
  const { slot, timeZone } = sheet;
  const partOf = ({ storageType, aisle, category }: Line) =>
    [
      t(`admin.products.storage_${storageType}`),
      aisle ?? (category ? categoryWord(language, category) : t('admin.aisles.other')),
    ].join(' · ');
  const parts = Map.groupBy(sheet.lines, partOf);
  return (
    <>
      <h2 className="text-xl">{sheet.orderNumber ?? t('admin.orders.status_draft')}</h2>
      <p>{[sheet.customerName, sheet.customerPhone].filter(Boolean).join(' · ')}</p>
      <p>
        {sheet.storeName} · {t(`admin.orders.type_${sheet.type}`)}
      </p>
      {slot && <SlotLine order={{ slot: { ...slot, id: 0, timeZone } }} />}
      {sheet.substitution && (
        <p>{t('admin.orders.substitutionIs', { wish: t(`admin.orders.substitution_${sheet.substitution}`) })}</p>
      )}
      {sheet.note && <p className="mt-2 border-l-4 border-line pl-3 font-semibold whitespace-pre-line">{sheet.note}</p>}
      {[...parts].map(([title, lines]) => (
        <section key={title} aria-label={title} className="mt-4">
          <h3 className="rounded-control bg-sunken px-2 py-1 text-sm font-semibold">{title}</h3>
          <ul className="divide-y divide-line">
            {lines.map((line) => (
              <PackedLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      <p className="mt-4 flex flex-wrap justify-end gap-x-3">
        <strong>
          {t('admin.orders.total')} {money(sheet.total)}
          {sheet.dueAmount > 0 && ` · ${t('admin.orders.due', { amount: money(sheet.dueAmount) })}`}
        </strong>
      </p>
    </>
  );
}

function PackedLine({ line }: { line: Line }) {
  const t = useOfficeT();
  const { quantity } = useFormat();
  return (
    <li className="grid grid-cols-[3.5rem_2.5rem_minmax(0,1fr)_auto] items-center gap-2 py-2 sm:grid-cols-[4.5rem_3rem_minmax(0,1fr)_auto] sm:gap-3">
      <strong className="tabular-nums">{quantity(line.quantity, unitWord(line.unit, t))}</strong>
      {line.picture ? (
        <img src={pictureAt(line.picture, 160)} alt="" loading="lazy" className="size-10 object-contain sm:size-12" />
      ) : (
        <span />
      )}
      <span>
        {line.name}
        {line.barcode && <span className="block text-sm text-quiet tabular-nums">{line.barcode}</span>}
        {line.substitution && (
          <span className="block text-sm text-quiet">{t(`admin.orders.substitution_${line.substitution}`)}</span>
        )}
      </span>
      {line.shelf ? <strong className="rounded-control bg-sunken px-2 py-1">{line.shelf}</strong> : <span />}
    </li>
  );
}

/** When an order is brought or collected, by the clock of its store; nothing where it has no time slot. */
export function SlotLine({ order: { slot } }: { order: Pick<StaffOrderDetail, 'slot'> }) {
  const t = useOfficeT();
  const { language } = useFormat();
  if (!slot) return null;
  return <p className="font-semibold">{t('admin.orders.slotIs', { slot: slotText(slot, language, slot.timeZone) })}</p>;
}

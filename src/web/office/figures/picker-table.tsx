import { readPickerFigures } from '#contract/orders/pick-day.ts';
import { readShop } from '#contract/stores/stores.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { useRead } from '../data/use-read.ts';
import { useOfficeT } from '../use-office-t.ts';

const counts = ['lines', 'linesAnHour', 'short', 'substituted'] as const;

/** The same by person and week; nothing where the shop has not turned it on. */
export function PickerTable({ asked }: { asked: { from: string; to: string; store_id?: number } }) {
  const t = useOfficeT();
  const { date, number } = useFormat();
  const isOn = useRead(readShop, {}).data?.figuresByPicker === true;
  const { data } = useRead(readPickerFigures, asked, { keepsLast: true, isOn });
  type Row = NonNullable<typeof data>[number];
  if (!isOn || !data || data.length === 0) return null;
  const columns: Column<Row>[] = [
    {
      id: 'person',
      label: t('admin.figures.person'),
      isRowHeader: true,
      cell: ({ name }) => name ?? t('admin.figures.former'),
    },
    { id: 'week', label: t('admin.figures.week'), cell: ({ week }) => date(week, 'UTC') },
    ...counts.map((id): Column<Row> => {
      const cell = (row: Row) => (row[id] === null ? '–' : number(row[id]));
      return { id, label: t(`admin.figures.${id}`), align: 'right', cell };
    }),
  ];
  return (
    <Card as="section" aria-labelledby="by-picker" className="mt-6">
      <h2 id="by-picker" className="text-lg">
        {t('admin.figures.byPicker')}
      </h2>
      <p className="mb-3 text-sm text-quiet">{t('admin.figures.byPickerHint')}</p>
      <Table
        caption={t('admin.figures.byPicker')}
        columns={columns}
        rows={data}
        rowKey={({ week, name, lines }) => `${week} ${name} ${lines}`}
      />
    </Card>
  );
}

import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { type PickRun, printRunLabels, printRunList } from '#contract/orders/pick-runs.ts';
import { bagsOf } from '#domain/picking/bag-labels.ts';
import { labelsOnSheet } from '#domain/picking/paper-forms.ts';
import { api } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LabelSettingsFields, useLabelSettings } from '../../frame/print/label-settings.tsx';
import { usePrintFile } from '../../frame/print/use-print-file.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** The run on paper, as one walks: for a day without telephones. */
export function ListOnPaper({ runId, number }: { runId: number; number?: string }) {
  const t = useOfficeT();
  const { busy, print } = usePrintFile();
  const label = t('admin.picking.listOnPaper');
  return (
    <Button
      size="large"
      variant="secondary"
      busy={busy !== null}
      aria-label={number ? `${label} · ${number}` : undefined}
      onClick={() => void print('list', () => api(printRunList, { id: runId }), `${label}.pdf`)}
    >
      <Icon shape={Printer} className="size-5" />
      {label}
    </Button>
  );
}

/** Labels of the bags of a finished run: all of them, or one alone, for when it has torn or jammed. */
export function RunLabels({ run }: { run: PickRun }) {
  const t = useOfficeT();
  const { busy, print } = usePrintFile();
  const [settings, setSettings] = useLabelSettings();
  const first = settings.form === 'roll' || settings.first.trim() === '' ? 1 : Number(settings.first);
  const isWrong = !(Number.isInteger(first) && first >= 1 && first <= labelsOnSheet);
  const orders = run.orders.filter(({ hasLeft, bags }) => !hasLeft && bagsOf(bags).length > 0);
  if (orders.length === 0) return null;
  const printLabels = (key: string, one: { order_id?: number; only?: number }) => {
    const asked = { id: run.id, form: settings.form, first, ...one };
    void print(key, () => api(printRunLabels, asked), `${t('admin.orders.print_labels')}.pdf`);
  };
  const printAll = () => printLabels('all', {});
  const isPrintingAll = busy === 'all';
  return (
    <section aria-labelledby="run-labels" className="grid gap-3 text-left">
      <h2 id="run-labels" className="text-xl">
        {t('admin.orders.print_labels')}
      </h2>
      <LabelSettingsFields settings={settings} onChange={setSettings} isWrong={isWrong} />
      <Button size="large" wide busy={isPrintingAll} disabled={isWrong} onClick={printAll}>
        <Icon shape={Printer} className="size-5" />
        {t('admin.picking.labelsAll')}
      </Button>
      <ul className="grid gap-2">
        {orders.map(({ id, letter, number, bags }) => (
          <li key={id} className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-card p-3">
            <p className="mr-auto">
              <strong className="mr-2 text-lg">{letter}</strong>
              {number}
            </p>
            {bagsOf(bags).map((bag) => (
              <Button
                key={bag.number}
                variant="secondary"
                disabled={isWrong}
                busy={busy === `${id} ${bag.number}`}
                aria-label={t('admin.orders.labelAgain', {
                  place: bag.number,
                  count: bag.count,
                  kind: t(`admin.orders.bags_${bag.kind}`),
                  number,
                })}
                onClick={() => printLabels(`${id} ${bag.number}`, { order_id: id, only: bag.number })}
              >
                {bag.number}/{bag.count}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

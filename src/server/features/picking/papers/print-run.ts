import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { PickRunRow, printRunLabels } from '#contract/orders/pick-runs.ts';
import { mostLabels } from '#domain/picking/paper-forms.ts';
import type { Db } from '#server/db/connection.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import { selectPackedOrders } from '#server/services/picking/select-packed.ts';
import { readRun, selectRunOrders } from '../runs/read-run.ts';
import type { RunReading } from '../runs/run-call.ts';
import { requireRun } from '../runs/run-rows.ts';
import { labelsOf } from './print-labels.ts';
import { type MakePaper, pdfAnswer } from './print-packing.ts';

type Needs = { db: Db; makePaper: MakePaper };
type LabelsAsked = Omit<ParsedOf<typeof printRunLabels>, 'id'> & { run: PickRunRow };

/**
 * The labels of the bags that a finished run has come to, of all its orders or one, or one label alone. Their codes say the
 * order's number: who scans them at the desk or at the door opens no page of the office. Throws `conflict` before the
 * finish, and `invalid` for an order that is not in the run, or a bag that is not there.
 */
export async function printLabelsOfRun(
  { db, makePaper }: Needs,
  { run, form, first, order_id: orderId, only }: LabelsAsked,
  { language, now }: RunReading,
): Promise<FileAnswer> {
  if (run.state !== 'finished') throw new Refusal('conflict');
  const held = (await selectRunOrders(db, run.id)).filter(({ hasLeft }) => !hasLeft);
  const wanted = held.filter(({ id }) => orderId === undefined || id === orderId);
  if (wanted.length === 0) throw invalidFields({ order_id: 'validation.invalid' });
  const packed = new Map(
    (
      await selectPackedOrders(
        db,
        wanted.map(({ id }) => id),
      )
    ).map((order) => [order.id, order]),
  );
  const all = wanted.flatMap(({ id, letter, number, bags }) => {
    const order = packed.get(id);
    return order ? labelsOf(order, bags, { letter, code: number }) : [];
  });
  const labels = only === undefined ? all : all.filter(({ bag }) => bag.number === only);
  if (labels.length === 0) throw invalidFields({ [only === undefined ? 'order_id' : 'only']: 'validation.invalid' });
  if (labels.length > mostLabels) throw invalidFields({ order_id: 'validation.tooMany' });
  const place = form === 'sheet' ? (first ?? 1) : 1;
  return pdfAnswer(await makePaper({ kind: 'labels', form, first: place, labels, language, madeAt: now }));
}

/** What a run fetches on paper, for a day without telephones. Throws `notFound`. */
export async function printListOfRun({ db, makePaper }: Needs, id: number, reading: RunReading): Promise<FileAnswer> {
  const run = await readRun(db, { row: await requireRun(db, id) }, reading);
  return pdfAnswer(await makePaper({ kind: 'run', run, language: reading.language, madeAt: reading.now }));
}

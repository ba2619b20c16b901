import type { FastifyInstance } from 'fastify';
import * as packingCalls from '#contract/orders/packing.ts';
import { listPickSlots, readPickDay } from '#contract/orders/pick-day.ts';
import { printRunLabels, printRunList } from '#contract/orders/pick-runs.ts';
import * as aislesCalls from '#contract/stores/staff-stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { createPdfThread } from '#server/papers/pdf-thread.ts';
import { readStoreAisles, writeStoreAisles } from './aisles/write-aisles.ts';
import { figureRoutes } from './figures/routes.ts';
import { readPackingSheets } from './papers/packing-sheets.ts';
import { printLabels } from './papers/print-labels.ts';
import { printPacking } from './papers/print-packing.ts';
import { printLabelsOfRun, printListOfRun } from './papers/print-run.ts';
import { runRoutes } from './runs/routes.ts';
import { requireRun } from './runs/run-rows.ts';
import { selectPickDay } from './slots/select-pick-day.ts';
import { selectPickSlots } from './slots/select-pick-slots.ts';

/** What is needed to fetch the goods of orders from the shelves: the way through a store, and its papers. */
export async function pickingRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const pdfs = createPdfThread();
  app.addHook('onClose', pdfs.stop);
  await runRoutes(app, deps);
  await figureRoutes(app, deps);
  await implement(app, deps, listPickSlots, ({ input }) => selectPickSlots(db, input.store_id));
  await implement(app, deps, readPickDay, ({ input, ...by }) =>
    selectPickDay(deps.connection, { ...by, storeId: input.store_id }),
  );
  const own = ({ id }: { id: number }) => readStoreAisles(db, id);
  await implement(app, deps, aislesCalls.readAisles, { own, handle: async (call) => call.own });
  await implementWrite(app, deps, aislesCalls.writeAisles, {
    own,
    handle: async ({ tx, input, audit }) => {
      const before = await writeStoreAisles(tx, input);
      const after = await readStoreAisles(tx, input.id);
      await audit({ thing: 'aisles', id: input.id, storeId: input.id, before, after });
      return after;
    },
  });
  const ofRun = ({ id }: { id: number }) => requireRun(db, id);
  const makePaper = pdfs.makePaper;
  await implement(app, deps, printRunLabels, {
    own: ofRun,
    handle: ({ own: run, input, ...at }) => printLabelsOfRun({ db, makePaper }, { ...input, run }, at),
  });
  await implement(app, deps, printRunList, {
    own: ofRun,
    handle: ({ input, ...at }) => printListOfRun({ db, makePaper }, input.id, at),
  });
  await implement(app, deps, packingCalls.readPackingLists, ({ input, ...by }) =>
    readPackingSheets(db, input.order_ids, by),
  );
  await implement(app, deps, packingCalls.printPackingLists, ({ input, ...at }) =>
    printPacking({ ...deps, makePaper: pdfs.makePaper }, input.order_ids, at),
  );
  await implement(app, deps, packingCalls.printBagLabels, ({ input, ...at }) =>
    printLabels({ db, publicUrl: config.publicUrl, makePaper: pdfs.makePaper }, input, at),
  );
}

import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/office/tasks.ts';
import type { Deps } from '#server/deps.ts';
import { implementWrite } from '#server/http/call/implement.ts';
import { addTask } from '#server/services/tasks/add-task.ts';
import { toTaskAnswer } from '#server/services/tasks/task-answer.ts';
import type { ExportInput } from './offer-writer.ts';

export async function productExportRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implementWrite(app, deps, calls.exportProducts, async ({ who, input: { form }, language, ...write }) => {
    const input: ExportInput = { form, language, ...(who.storeIds && { storeIds: who.storeIds }) };
    const task = await addTask(write, { kind: 'product-export', accountId: who.customerId, input });
    await write.audit({ thing: 'productExport', id: task.id, before: null, after: {} });
    return toTaskAnswer(task, language);
  });
}

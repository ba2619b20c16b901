import { Worker } from 'node:worker_threads';
import { createThread } from '#server/services/threads/create-thread.ts';
import type { PdfOrder } from './make-pdf.ts';

/** Makes PDFs; in a thread of its own, or at once in tests. */
export type MakePdf = (order: PdfOrder) => Promise<Uint8Array>;

/** Makes PDFs in a thread of its own, started by the first. */
export function createPdfThread(): { make: MakePdf; stop: () => Promise<void> } {
  const { call, stop } = createThread('makes PDFs', () => new Worker(new URL('./pdf-worker.ts', import.meta.url)));
  return { make: (order) => call(order), stop };
}

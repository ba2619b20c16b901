import { Worker } from 'node:worker_threads';
import { createThread } from '#server/services/threads/create-thread.ts';
import type { Paper, PdfOrder } from './make-pdf.ts';

/** Makes the PDFs of invoices; in a thread of its own, or at once in tests. */
export type MakePdf = (order: PdfOrder) => Promise<Uint8Array>;

type PdfThread = { make: MakePdf; makePaper: (paper: Paper) => Promise<Uint8Array>; stop: () => Promise<void> };

/** Makes PDFs in a thread of its own, started by the first. */
export function createPdfThread(): PdfThread {
  const { call, stop } = createThread('makes PDFs', () => new Worker(new URL('./pdf-worker.ts', import.meta.url)));
  const makePaper = (paper: Paper) => call<Uint8Array>(paper);
  return { make: (order) => makePaper({ kind: 'invoice', ...order }), makePaper, stop };
}

import type { ProgressKind } from './progress-store.ts';

/**
 * Messages about work under way, up to three at once, 4 seconds each; `loading` stays until it is replaced.
 * Pass the same `id` to turn one message into the next: `progress('loading', 'Envoi…', 'send')`, then
 * `progress('success', 'Envoyé', 'send')`. All of it is loaded by the first message; without a network that message is
 * not drawn, and nothing breaks.
 */
export async function progress(kind: ProgressKind, message: string, id?: string): Promise<void> {
  try {
    const [{ showProgress }] = await Promise.all([import('./progress-store.ts'), import('./progress-region.tsx')]);
    showProgress(kind, message, id);
  } catch {
    // The file may not come while the network is gone.
  }
}

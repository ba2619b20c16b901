import { notice } from './notice-store.ts';
import type { ProgressKind } from './progress-store.ts';

/**
 * Messages about work under way, up to three at once, 4 seconds each; `loading` stays until it is replaced.
 * Pass the same `id` to turn one message into the next: `progress('loading', 'Envoi…', 'send')`, then
 * `progress('success', 'Envoyé', 'send')`. All of it is loaded by the first message; where it cannot be, without a
 * network, the message is a notice, whose script every page has.
 */
export async function progress(kind: ProgressKind, message: string, id?: string): Promise<void> {
  try {
    const [{ showProgress }] = await Promise.all([import('./progress-store.ts'), import('./progress-region.tsx')]);
    showProgress(kind, message, id);
  } catch {
    notice(message);
  }
}

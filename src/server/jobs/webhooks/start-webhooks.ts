import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Sending } from '#server/services/outside/post-outside.ts';
import { type Loop, startLoop } from '../loop.ts';
import { makeDeliveries } from './make-deliveries.ts';
import { claimWebhooks, sendDeliveries } from './send-deliveries.ts';

type WebhookDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secret' | 'changes'>;

/** What one turn does, the wait for all that it has begun, and the wait for the tries under way alone. */
export type WebhookTurns = { turn: () => Promise<void>; settled: () => Promise<void>; stop: () => Promise<void> };

/**
 * Makes deliveries of what has happened, and begins to send to each webhook that has some: a receiver that answers slowly
 * keeps no other waiting. `failed` gets what ends a sending, which the next turn begins again.
 */
export function createTurns(
  deps: WebhookDeps,
  failed: (error: unknown) => void,
  sending?: Partial<Sending>,
): WebhookTurns {
  const underWay = new Set<Promise<unknown>>();
  const stopping = new AbortController();
  const settled = async () => void (await Promise.all(underWay));
  const how = { stopping: stopping.signal, allowedHosts: deps.config.webhookAllowedHosts, ...sending };
  return {
    turn: async () => {
      await makeDeliveries(deps);
      for (const hook of await claimWebhooks(deps.db, deps.clock())) {
        const work: Promise<unknown> = sendDeliveries(deps, hook, how)
          .catch(failed)
          .finally(() => underWay.delete(work));
        underWay.add(work);
      }
    },
    settled,
    stop: () => {
      stopping.abort();
      return settled();
    },
  };
}

/** Sends webhooks in this process; `stop` waits for the tries under way, ten seconds each at most. */
export function startWebhooks(deps: WebhookDeps, log: FastifyBaseLogger): Loop {
  const { turn, stop } = createTurns(deps, (err) => log.error({ err }, 'sending webhooks failed'));
  const loop = startLoop('webhooks', 1, log, turn);
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop();
      await stop();
    },
  };
}

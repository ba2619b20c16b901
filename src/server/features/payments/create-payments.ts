import type { Abilities, OnlineMethod } from '#domain/payment/provider.ts';
import { onlineMethods, providerOf, providers } from '#domain/payment/provider.ts';
import { reservationEnd, reservesKeptAt } from '#domain/payment/reach.ts';
import type { OnlinePayments } from '#server/services/payments/online-payments.ts';
import { drivePayment, runPayments } from './drive-payment.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { providerState } from './provider-state.ts';
import { receiveEvent } from './receive-event.ts';
import { reconcileDay } from './reconcile-day.ts';
import { sendRefunds } from './send-refunds.ts';

const day = 86_400_000;
/** Days before the slot from which a card is reserved at once; for a later slot its means are kept (payments.md). */
const reservedDays = 5;
/** Days ahead up to which a provider that keeps no means can hold a reservation for a slot. */
const mostDaysAhead = 27;

/** What other areas know of the providers of this shop. */
export function createPayments(deps: PaymentsDeps): OnlinePayments {
  const methods = onlineMethods.filter((method) => deps.providers.has(providerOf[method]));
  const abilities = (method: OnlineMethod) => deps.providers.get(providerOf[method])?.abilities;
  return {
    methods,
    windowMinutes: deps.settings.windowMinutes,
    minimumCents: (method) => abilities(method)?.currencies[deps.config.currency]?.minimum ?? 0,
    reaches: (method, slotStartsAt, now) => reach(abilities(method), slotStartsAt, now),
    keptUntil: (method, slotStartsAt, now) =>
      reach(abilities(method), slotStartsAt, now) === 'kept'
        ? reservesKeptAt(slotStartsAt, deps.settings.keptHours)
        : null,
    standsUntil: (payment) => {
      const can = deps.providers.get(payment.provider)?.abilities;
      return can ? reservationEnd(payment, can) : payment.reservedUntil;
    },
    drive: (id, within) => atMost(drivePayment(deps, id, false), within),
    look: (id, within) => atMost(drivePayment(deps, id, true), within),
    receive: (provider, posted) => receiveEvent(deps, provider, posted),
    providers: () => Promise.all(providers.map((name) => providerState(deps, name))),
    reconcile: (day) => reconcileDay(deps, day),
    run: async () => (await runPayments(deps)) + (await sendRefunds(deps)),
  };
}

function reach(abilities: Abilities | undefined, slotStartsAt: Date | null, now: Date): 'now' | 'kept' | 'never' {
  const ahead = slotStartsAt === null ? 0 : slotStartsAt.getTime() - now.getTime();
  if (abilities?.keepsMeans) return ahead > reservedDays * day ? 'kept' : 'now';
  return ahead > mostDaysAhead * day ? 'never' : 'now';
}

/** What some work comes to, waited for no longer than this; it goes on by itself, and what it fails with the job finds again. */
async function atMost<T>(work: Promise<T>, milliseconds: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, milliseconds, null);
  });
  const done = await Promise.race([work.catch(() => null), over]);
  clearTimeout(timer);
  return done;
}

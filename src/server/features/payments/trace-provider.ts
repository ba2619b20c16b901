import { inSpan } from '#server/db/spans.ts';
import type { CallOutcome, Provider } from './provider.ts';

const calls: ReadonlySet<keyof Provider> = new Set([
  'open',
  'lookup',
  'authoriseApproved',
  'authoriseKept',
  'reauthorise',
  'capture',
  'cancel',
  'refund',
  'forgetMeans',
  'listBooks',
] as const);
type Call = (...given: unknown[]) => Promise<CallOutcome<unknown>>;

/** The same provider, whose calls are traced by their names. */
export function traceProvider(provider: Provider): Provider {
  return new Proxy(provider, {
    get: (target, key: keyof Provider) => {
      if (!calls.has(key)) return target[key];
      const call = target[key] as Call;
      const details = { name: `payment ${target.name} ${key}`, kind: 'client' as const };
      return (...given: unknown[]) =>
        inSpan(
          details,
          () => call.apply(target, given),
          ({ kind }) => kind !== 'done',
        );
    },
  });
}

import type { RunStatement } from '#server/db/connection.ts';

export type Fact =
  | 'panier_outbox_waiting'
  | 'panier_outbox_oldest_seconds'
  | 'panier_outbox_given_up'
  | 'panier_tasks_waiting'
  | 'panier_tasks_oldest_seconds'
  | 'panier_webhook_deliveries_waiting'
  | 'panier_payments_attention'
  | 'panier_invariants_broken'
  | 'panier_backup_age_seconds';
/** Null: there is nothing that it could be said of. */
export type Facts = Record<Fact, number | null>;
export type Counts = { of: 'order' | 'payment' | 'import'; labels: Record<string, string>; count: number }[];

const ageOf = (moment: string) => `extract(epoch from $1::timestamptz - ${moment})::float8`;
const facts = {
  name: 'metrics-facts',
  text: `select
  o.waiting as panier_outbox_waiting, coalesce(${ageOf('o.since')}, 0) as panier_outbox_oldest_seconds,
  (select count(*)::int from outbox where given_up_at is not null) as panier_outbox_given_up,
  t.waiting as panier_tasks_waiting, coalesce(${ageOf('t.since')}, 0) as panier_tasks_oldest_seconds,
  (select count(*)::int from webhook_deliveries where state in ('waiting', 'retrying')) as panier_webhook_deliveries_waiting,
  (select count(*)::int from payments where attention is not null and attention_seen_at is null) as panier_payments_attention,
  (select count(*)::int from invariant_results where violations > 0 or error is not null) as panier_invariants_broken,
  (select ${ageOf('done_at')} from job_runs where name = 'backup') as panier_backup_age_seconds
from (select count(*)::int as waiting, min(next_try_at) as since from outbox
  where done_at is null and given_up_at is null and next_try_at <= $1::timestamptz) o
cross join (select count(*)::int as waiting, min(since) as since from (
  select created_at as since from tasks where state in ('waiting', 'running')
  union all select created_at from imports where state in ('waiting', 'trying', 'running', 'undoing')) open) t`,
};

/** One statement over what is open; all of it is indexed or small. */
export async function readFacts({ hot }: { hot: RunStatement }, now: Date): Promise<Facts> {
  const [row] = await hot<Facts>(facts, [now.toISOString()]);
  if (!row) throw new Error('no facts');
  return row;
}

/** What a payment's event is looked for among: those of the last while, by their id. */
const eventsSeen = 20_000;
const counts = {
  name: 'metrics-counts',
  text: `select 'order' as of, json_build_object('type', type) as labels, count(*)::int as count from orders
  where status <> 'draft' and submitted_at > $1::timestamptz and submitted_at <= $2::timestamptz group by type
union all select 'payment', json_build_object('provider', p.provider, 'kind', e.kind, 'outcome', e.outcome), count(*)::int
  from (select * from payment_events order by id desc limit ${eventsSeen}) e join payments p on p.id = e.payment_id
  where e.phase = 'outcome' and e.outcome is not null and e.at > $1::timestamptz and e.at <= $2::timestamptz
  group by p.provider, e.kind, e.outcome
union all select 'import', json_build_object('state', state), count(*)::int from imports
  where finished_at > $1::timestamptz and finished_at <= $2::timestamptz group by state`,
};

/** What happened after one moment until another. */
export async function readCounts({ hot }: { hot: RunStatement }, from: Date, until: Date): Promise<Counts> {
  return hot(counts, [from.toISOString(), until.toISOString()]);
}

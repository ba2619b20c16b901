import type { SetupState } from '#contract/shop/system.ts';
import type { FeatureConfig } from '#domain/access/feature-config.ts';
import type { Connection } from '#server/db/connection.ts';

const statement = {
  name: 'setup-state',
  text: `with shown as (select id, allow_delivery from stores where displayable)
select
  exists (select 1 from shop where name <> '' and (registered_address is not null or exists (
    select 1 from jsonb_each_text(legal_numbers) as n(label, number) where n.number <> ''))) as identity,
  exists (select 1 from shown) as store,
  exists (select 1 from shown) and not exists (
    select 1 from shown s where not exists (select 1 from store_hours h where h.store_id = s.id)) as hours,
  exists (select 1 from shown s join shipping_rules r on r.store_id = s.id where s.allow_delivery) as "deliveryRules",
  exists (select 1 from slot_windows w join shown s on s.id = w.store_id) as slots,
  exists (select 1 from shop where iban <> '') as "bankAccount",
  exists (select 1 from shelf where store_id in (select id from shown)) as products`,
};
const optional: ReadonlySet<string> = new Set(['deliveryRules', 'slots', 'bankAccount']);
type Found = Record<SetupState['steps'][number]['step'], boolean>;
const nothing: Found = {
  identity: false,
  store: false,
  hours: false,
  deliveryRules: false,
  slots: false,
  products: false,
  bankAccount: false,
};

/**
 * What a new shop has of what it needs to sell. Who runs it is known once its name stands with an address or the number of
 * a register, as the law asks in the legal notice. A shop that delivers nothing is collected from: the rules may be missing;
 * without slots the time is agreed with each customer.
 * Where transfers are switched on, the account that they go to may be missing too: they are not offered then.
 */
export async function readSetup(
  { hot }: Pick<Connection, 'hot'>,
  { paymentMethods }: Pick<FeatureConfig, 'paymentMethods'>,
): Promise<SetupState> {
  const [found = nothing] = await hot<Found>(statement, []);
  const step = (name: keyof Found) => ({ step: name, isDone: found[name], isOptional: optional.has(name) });
  const needed = ['identity', 'store', 'hours', 'deliveryRules', 'slots', 'products'] as const;
  const steps = [...needed, ...(paymentMethods.bankTransfer ? (['bankAccount'] as const) : [])].map(step);
  return { steps, isComplete: steps.every(({ isDone, isOptional }) => isDone || isOptional) };
}

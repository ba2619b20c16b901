import { createStored } from '#web/lib/browser/stored.ts';

/** What was typed into the checkout, by the names of its fields; a box that is not ticked is empty. */
export type TypedCheckout = Readonly<Record<string, string>>;

type Kept = { userId: number | null; at: number; fields: TypedCheckout };
type Control = { name: string; type: string; value: string; checked?: boolean };

/** For how many ms what was typed into the checkout is kept. */
export const longestTypedMs = 7 * 24 * 60 * 60 * 1000;
// Named one by one: a field that is added later, such as a card's, is not kept by accident.
const names =
  /^(customer_(name|email|phone)|(shipping|billing)_(address|city|postal_code)|billing_same|payment_method|delivery_note|age_confirmed|use_store_credit|substitution(_\d+)?)$/;

const stored = createStored<Kept | null>('checkout_form', (value) => (isKept(value) ? value : null));

/** What this shopper typed in the last seven days; a visitor's goes along when they sign in, an account's stays its own. */
export function readTyped(userId: number | null, now = Date.now()): TypedCheckout {
  const kept = stored.read();
  const isOwn = kept !== null && (kept.userId === null || kept.userId === userId);
  return isOwn && now - kept.at < longestTypedMs ? kept.fields : {};
}

/** Keeps fields beside those that the form does not show at present. */
export function keepTyped(userId: number | null, fields: TypedCheckout, now = Date.now()): void {
  stored.write({ userId, at: now, fields: { ...readTyped(userId, now), ...fields } });
}

/** Once the order is placed, and when somebody signs out. */
export function forgetTyped(): void {
  stored.write(null);
}

/** The fields of a form that are kept, as they stand. */
export function typedOf(controls: Iterable<Control>): TypedCheckout {
  const fields: Record<string, string> = {};
  for (const { name, type, value, checked } of controls) {
    if (!names.test(name) || (type === 'radio' && !checked)) continue;
    fields[name] = type === 'checkbox' && !checked ? '' : value;
  }
  return fields;
}

function isKept(value: unknown): value is Kept {
  const { userId, at, fields } = (value ?? {}) as Partial<Kept>;
  const isText = Object.values(fields ?? {}).every((text) => typeof text === 'string');
  return (userId === null || typeof userId === 'number') && typeof at === 'number' && Boolean(fields) && isText;
}

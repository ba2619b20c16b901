import { changedValues } from '../../form/changed-values.ts';
import type { OrderLine } from '../write/order-line.ts';
import type { ContactValues } from './contact-values.ts';

/** What is edited of an order: its goods, its note, its time slot (null: agreed later), and whom it is for and where it goes. */
export type Editable = {
  lines: readonly OrderLine[];
  note: string;
  slotId: number | null;
  contact: ContactValues;
};
type Wish = Pick<OrderLine, 'quantity' | 'substitution'>;

/** That of what a form holds which another save of the order may change too. */
export const editedOf = ({ lines, note, slotId, contact }: Editable): Editable => ({ lines, note, slotId, contact });

/**
 * What stands in a form that was begun from `base`, over what somebody else has saved since (`fresh`): each line, the note
 * the slot and each field of the contact are as they were typed, where they were, and else as they are saved.
 */
export function mergeChange({ base, mine, fresh }: Record<'base' | 'mine' | 'fresh', Editable>): Editable {
  const isTyped = (id: number) => !isSame(wishFor(base, id), wishFor(mine, id));
  const stands = (line: OrderLine) =>
    isTyped(line.productId) ? mine.lines.filter(({ productId }) => productId === line.productId) : [line];
  const added = mine.lines.filter(({ productId }) => isTyped(productId) && !wishFor(fresh, productId));
  return {
    lines: [...fresh.lines.flatMap(stands), ...added],
    note: mine.note === base.note ? fresh.note : mine.note,
    slotId: mine.slotId === base.slotId ? fresh.slotId : mine.slotId,
    contact: { ...fresh.contact, ...changedValues(base.contact, mine.contact) },
  };
}

/**
 * The parts of a change by name, to be compared: `note`, `slot`, the fields of the contact, and each product by its id;
 * null where it is not ordered.
 */
export function partsOf(one: Editable, all: readonly Editable[]): Record<string, string | number | Wish | null> {
  const ids = new Set(all.flatMap(({ lines }) => lines.map(({ productId }) => productId)));
  return {
    note: one.note,
    slot: one.slotId,
    ...one.contact,
    ...Object.fromEntries([...ids].map((id) => [String(id), wishFor(one, id)])),
  };
}

/** The change with one part as it is in another: a product by its id, `note`, `slot` or a field of the contact. */
export function takePart(into: Editable, name: string, from: Editable): Editable {
  if (name === 'note') return { ...into, note: from.note };
  if (name === 'slot') return { ...into, slotId: from.slotId };
  if (name in into.contact) {
    const field = name as keyof ContactValues;
    return { ...into, contact: { ...into.contact, [field]: from.contact[field] } };
  }
  const theirs = from.lines.filter(({ productId }) => String(productId) === name);
  const isThere = into.lines.some(({ productId }) => String(productId) === name);
  const lines = into.lines.flatMap((line) => (String(line.productId) === name ? theirs : [line]));
  return { ...into, lines: isThere ? lines : [...lines, ...theirs] };
}

function wishFor({ lines }: Editable, id: number): Wish | null {
  const line = lines.find(({ productId }) => productId === id);
  return line ? { quantity: line.quantity, substitution: line.substitution } : null;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

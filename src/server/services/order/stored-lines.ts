import type { Language } from '#domain/language/language.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import { type Placeholder, type SQL, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

/** A line as it was frozen; amounts in cents, quantity in thousandths, VAT in basis points. */
export type StoredOrderLine = {
  id: number;
  productId: number;
  productName: string;
  productCategory: string;
  unit: string;
  quantityMilli: number;
  /** Once it is picked; 0 for what stands for another line. */
  orderedMilli: number | null;
  substituteFor: number | null;
  /** In what steps the product is sold now; null: by its unit. */
  stepMilli: number | null;
  baseCents: number;
  unitCents: number;
  discountPercent: number | null;
  vatBp: number;
  lineCents: number;
  vatCents: number;
  substitution: Substitution | null;
  /** What a picker proposed in its place; null once its order is in no open run. */
  proposal: StoredProposal | null;
  slug: string | null;
  /** The address of the product's first picture of today. */
  picture: string | null;
};
/** What stands for a line if its customer says so; the moment as the database writes it in JSON. */
export type StoredProposal = {
  productName: string;
  quantityMilli: number;
  unit: string;
  unitCents: number;
  answerUntil: string;
  state: 'proposed' | 'substituted' | 'refused';
};
/** Of an order in an open run: its lines, and those that nobody has to look at any more. */
export type StoredPicking = { decided: number; lines: number };

/** The name as sold for who reads the language of the order; for others the product's own in theirs, where it has one. */
export const nameIn = (reader: Language | Placeholder) =>
  sql`case when ${orders.language} = ${reader} then l.product_name else coalesce((
    select t.name from product_texts t where t.product_id = l.product_id and t.language = ${reader}), l.product_name) end`;

const proposal = sql`case when ${orders.pickRunId} is null then null else (
  select json_build_object('productName', coalesce(t.name, q.slug), 'quantityMilli', k.substitute_milli, 'unit', q.unit,
    'unitCents', k.substitute_cents, 'answerUntil', k.answer_until, 'state', k.state)
  from pick_lines k cross join lateral (select id, slug, unit from products where id = k.substitute_id offset 0) q
  left join product_texts t on t.product_id = q.id and t.language = ${orders.language}
  where k.run_id = ${orders.pickRunId} and k.line_id = l.id and k.answer_until is not null) end`;

/**
 * Each line finds its product by its key, which `offset 0` leaves the planner no other way for: where it thought that an
 * order has many lines, it walked all products instead.
 */
export const linesNamed = (name: SQL) => sql<StoredOrderLine[]>`(
  select coalesce(json_agg(json_build_object(
    'id', l.id, 'productId', l.product_id, 'productName', ${name}, 'productCategory', l.product_category,
    'unit', l.unit, 'quantityMilli', l.quantity_milli, 'orderedMilli', l.ordered_milli, 'substituteFor', l.substitute_for, 'stepMilli', p.quantity_step_milli, 'baseCents', l.base_cents, 'unitCents', l.unit_cents,
    'discountPercent', l.discount_percent, 'vatBp', l.vat_bp, 'lineCents', l.line_cents, 'vatCents', l.vat_cents,
    'substitution', l.substitution, 'proposal', ${proposal}, 'slug', p.slug, 'picture', (
      select i.picture_id from product_pictures i where i.product_id = p.id order by i.position limit 1)
  ) order by l.position), '[]')
  from order_lines l
  cross join lateral (
    select slug, quantity_step_milli, id from products where id = l.product_id offset 0) p
  where l.order_id = ${orders.id})`;

/** How far the open run of an order is with it; null where it is in none. */
export const picking = sql<StoredPicking | null>`case when ${orders.pickRunId} is null then null else (
  select json_build_object('decided', count(*) filter (where k.state not in ('waiting', 'proposed')), 'lines', count(*))
  from pick_lines k where k.run_id = ${orders.pickRunId} and k.order_id = ${orders.id}) end`;

/** A line whose picture is an id, with its address instead. */
export function withPictureUrl(line: StoredOrderLine): StoredOrderLine {
  return { ...line, picture: line.picture === null ? null : pictureUrl(line.picture, 320) };
}

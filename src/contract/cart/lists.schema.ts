import { maxListLines, maxListName } from '#domain/lists/shopping-list.ts';
import { bodyId, dateText, filledLine, mayBeMissing, rowId, rowVersion, tokenText } from '../fields.ts';
import { z } from '../zod.ts';
import { quantity } from './cart.schema.ts';

/** `slug`, `picture`, `unit` and `quantityStep` are null of what the shop has no more. */
const item = z.object({
  productId: z.number(),
  productName: z.string(),
  quantity: z.number(),
  slug: z.string().nullable(),
  picture: z.string().nullable(),
  unit: z.string().nullable(),
  quantityStep: z.number().nullable(),
});

/** What whoever has the link sees: nothing of its owner. */
const sharedList = z.object({ name: z.string(), items: z.array(item) }).meta({ id: 'SharedList' });
export type SharedList = z.output<typeof sharedList>;

export const shoppingList = sharedList
  .extend({ id: z.number(), version: z.number(), shareToken: z.string().nullable(), updatedAt: dateText })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.output<typeof shoppingList>;

const name = filledLine(maxListName);
/** A product named twice counts together. */
const order_items = z
  .array(z.object({ product_id: bodyId, quantity: quantity.positive('validation.quantity') }))
  .max(maxListLines, 'validation.tooMany');

export const listShoppingLists = {
  summary: "The caller's shopping lists with their goods, the newest first",
  input: z.object({}),
  output: z.array(shoppingList),
};
export const addShoppingList = {
  summary: 'Keep goods under a name',
  input: z.object({ name, order_items: order_items.default([]) }),
  output: shoppingList,
};
export const updateShoppingList = {
  summary:
    'Rename a list, replace its goods, share it (`shareToken` then opens it to whoever has it) or end that; what is left ' +
    'out stays. A stale `version` answers 409 with the list as it is',
  input: z.object({
    id: rowId,
    version: mayBeMissing(rowVersion),
    name: name.optional(),
    order_items: order_items.optional(),
    shared: z.boolean('validation.boolean').optional(),
  }),
  output: shoppingList,
};
export const deleteShoppingList = {
  summary: 'Delete a list; its link opens nothing any more',
  input: z.object({ id: rowId }),
  output: z.null(),
};
export const readSharedList = {
  summary: 'A list that its owner shares: name and goods',
  input: z.object({ token: tokenText(200) }),
  output: sharedList,
};

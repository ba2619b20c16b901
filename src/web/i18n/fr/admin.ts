import { attention } from './admin/attention.ts';
import { audit } from './admin/audit.ts';
import { auditFields } from './admin/audit-fields.ts';
import { checks } from './admin/checks.ts';
import { config } from './admin/config.ts';
import { customers } from './admin/customers.ts';
import { flags } from './admin/flags.ts';
import { form } from './admin/form.ts';
import { frame } from './admin/frame.ts';
import { list } from './admin/list.ts';
import { messages } from './admin/messages.ts';
import { notes } from './admin/notes.ts';
import { orders } from './admin/orders.ts';
import { outbox } from './admin/outbox.ts';
import { overview } from './admin/overview.ts';
import { products } from './admin/products.ts';
import { quick } from './admin/quick.ts';
import { reviews } from './admin/reviews.ts';
import { search } from './admin/search.ts';
import { setup } from './admin/setup.ts';
import { slots } from './admin/slots.ts';
import { stores } from './admin/stores.ts';
import { texts } from './admin/texts.ts';
import { views } from './admin/views.ts';

/** Words of the area `admin`, loaded by the back office alone: a file for each part, keys by part. */
export const admin = {
  ...customers,
  ...form,
  ...frame,
  ...list,
  ...messages,
  ...notes,
  ...orders,
  ...outbox,
  ...products,
  ...quick,
  ...reviews,
  ...search,
  ...attention,
  ...audit,
  ...auditFields,
  ...overview,
  ...setup,
  ...views,
  ...checks,
  ...config,
  ...flags,
  ...slots,
  ...stores,
  ...texts,
};

export type AdminWords = Record<keyof typeof admin, string>;

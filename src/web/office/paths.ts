import { matchPath } from 'react-router';
import type { RoleAsked } from '#domain/access/roles.ts';

/**
 * The sections of the back office in the order of its navigation, each with the role that opens it; `any` asks for one
 * of the back office, whichever. A section's first path is its own address. One with `aside` is no part of the navigation; one
 * with `whole` is of the whole shop, and closed to who is there for some stores alone.
 */
export const sections = {
  overview: { role: 'any', paths: ['overview'] },
  orders: { role: 'CAN_MANAGE_ORDERS', paths: ['orders', 'orders/new', 'orders/print', 'orders/:id'] },
  payments: { role: 'CAN_MANAGE_ORDERS', paths: ['payments'] },
  products: { role: 'CAN_MANAGE_PRODUCTS', paths: ['products', 'products/new', 'products/:id'] },
  customers: { role: 'CAN_MANAGE_CUSTOMERS', paths: ['customers', 'customers/new', 'customers/:id'] },
  messages: { role: 'CAN_MANAGE_CUSTOMERS', paths: ['messages', 'messages/:id'] },
  search: { role: 'CAN_MANAGE_PRODUCTS', paths: ['search'], whole: true },
  reviews: { role: 'CAN_MANAGE_PRODUCTS', paths: ['reviews'], whole: true },
  audit: { role: 'CAN_EDIT_FEATURES_CONFIGURATION', paths: ['audit'] },
  config: { role: 'CAN_EDIT_FEATURES_CONFIGURATION', paths: ['config'] },
  stores: {
    role: 'CAN_EDIT_FEATURES_CONFIGURATION',
    paths: ['stores', 'stores/new', 'stores/:id', 'stores/:id/slots'],
  },
  texts: {
    role: 'CAN_EDIT_FEATURES_CONFIGURATION',
    paths: ['texts', 'texts/banners', 'texts/banners/new', 'texts/banners/:id', 'texts/:id'],
  },
  programs: { role: 'CAN_EDIT_FEATURES_CONFIGURATION', paths: ['programs', 'programs/webhooks/:id'] },
  aisles: { role: 'CAN_MANAGE_ORDERS', paths: ['aisles', 'aisles/:id'], aside: true },
  imports: { role: 'CAN_MANAGE_PRODUCTS', paths: ['imports', 'imports/:id'], aside: true },
  receipts: { role: 'CAN_MANAGE_PRODUCTS', paths: ['receipts', 'receipts/new', 'receipts/:id'], aside: true },
  recalls: { role: 'CAN_MANAGE_PRODUCTS', paths: ['recalls', 'recalls/new', 'recalls/:id'], aside: true },
  scan: { role: 'CAN_MANAGE_PRODUCTS', paths: ['scan'], aside: true },
  counts: { role: 'CAN_MANAGE_PRODUCTS', paths: ['counts', 'counts/new'], aside: true },
  today: { role: 'CAN_MANAGE_ORDERS', paths: ['today', 'today/:id'], aside: true },
  figures: { role: 'CAN_MANAGE_ORDERS', paths: ['figures'], aside: true },
  picking: { role: 'CAN_PICK_ORDERS', paths: ['picking', 'picking/desk', 'picking/:id'], aside: true },
  rounds: { role: 'CAN_DELIVER_ORDERS', paths: ['rounds', 'rounds/:id', 'rounds/:id/stops'], aside: true },
  outbox: { role: 'CAN_EDIT_FEATURES_CONFIGURATION', paths: ['outbox'], aside: true },
  reconciliation: { role: 'CAN_EDIT_FEATURES_CONFIGURATION', paths: ['reconciliation'], aside: true },
  setup: { role: 'CAN_EDIT_FEATURES_CONFIGURATION', paths: ['setup'], aside: true },
} as const satisfies Record<string, { role: RoleAsked; paths: readonly string[]; aside?: true; whole?: true }>;

export type SectionId = keyof typeof sections;
export const sectionIds = Object.keys(sections) as SectionId[];

export type OfficePath = (typeof sections)[SectionId]['paths'][number];

/**
 * Which of them an address below /admin is of; null for any other, which the server answers by 404. An id is a whole
 * number, but for the name of a text.
 */
export function matchOfficePath(path: string) {
  for (const section of sectionIds)
    for (const pattern of sections[section].paths) {
      const params = matchPath(`/${pattern}`, `/${path}`)?.params;
      if (params && (pattern === 'texts/:id' || /^\d{0,10}$/.test(params.id ?? '')))
        return { section, pattern, params };
    }
  return null;
}

/** The section that an address below /admin belongs to: `products/12` → products. */
export function sectionOf(path: string): SectionId | undefined {
  return sectionIds.find((id) => path === id || path.startsWith(`${id}/`));
}

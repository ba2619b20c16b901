import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/office/overview.ts';
import { hasRole } from '#domain/access/roles.ts';
import type { Deps } from '#server/deps.ts';
import { implement } from '#server/http/call/implement.ts';
import { customerAttention } from './customer-attention.ts';
import { importAttention } from './import-attention.ts';
import { orderAttention } from './order-attention.ts';
import { paymentAttention } from './payment-attention.ts';
import { productAttention } from './product-attention.ts';
import { readSales } from './read-sales.ts';
import { storeAttention } from './store-attention.ts';
import { systemAttention } from './system-attention.ts';

/** The overview of the back office: what needs staff, and what was sold. */
export async function overviewRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await implement(app, deps, calls.readAttention, async ({ who, language, now, decimals }) => ({
    ...(hasRole(who.roles, 'CAN_MANAGE_ORDERS') && (await orderAttention(deps.db, { who, now, decimals }))),
    ...(hasRole(who.roles, 'CAN_MANAGE_ORDERS') && (await paymentAttention(deps.db, { who, decimals }))),
    ...(hasRole(who.roles, 'CAN_MANAGE_PRODUCTS') && (await productAttention(deps, { who, language, now }))),
    ...(hasRole(who.roles, 'CAN_MANAGE_PRODUCTS') && (await importAttention(deps.db, who, language))),
    ...(hasRole(who.roles, 'CAN_MANAGE_CUSTOMERS') && (await customerAttention(deps.db))),
    ...(hasRole(who.roles, 'CAN_EDIT_FEATURES_CONFIGURATION') && (await systemAttention(deps))),
    ...(hasRole(who.roles, 'CAN_EDIT_FEATURES_CONFIGURATION') && (await storeAttention(deps.db))),
  }));
  await implement(app, deps, calls.readSales, ({ input: { storeId }, ...by }) =>
    readSales(deps.connection, { ...by, storeId }),
  );
}

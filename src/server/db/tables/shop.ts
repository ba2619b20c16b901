import { defaultSortOrder, type SortOrder } from '#domain/catalogue/sort.ts';
import type { RegisteredAddress } from '#domain/pages/registered-address.ts';
import type { SocialLinks } from '#domain/pages/social-link.ts';
import { defaultWeighedMarginPercent } from '#domain/payment/reserve.ts';
import { usualPickingSettings } from '#domain/picking/picking-settings.ts';
import { boolean, check, integer, jsonb, pgTable, smallint, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';

/** The shop's own identity: one row. */
export const shop = pgTable(
  'shop',
  {
    id: smallint().primaryKey().default(1),
    name: text().notNull(),
    legalName: text('legal_name').notNull(),
    /** The year; null: not shown. */
    foundedIn: smallint('founded_in'),
    /** Null: invoices carry the address of the store that sold. */
    registeredAddress: jsonb('registered_address').$type<RegisteredAddress>(),
    /** SIREN, SIRET, VAT number, register of trade … by name. */
    legalNumbers: jsonb('legal_numbers').$type<Record<string, string>>().notNull().default({}),
    colours: jsonb().$type<Record<string, string>>().notNull().default({}),
    logo: text(),
    email: text().notNull(),
    phone: text().notNull(),
    mailSender: text('mail_sender').notNull(),
    socialLinks: jsonb('social_links').$type<SocialLinks>().notNull().default({}),
    /** Where transfers go; an empty IBAN: none is offered, and the others are empty too. */
    iban: text().notNull().default(''),
    bic: text().notNull().default(''),
    accountHolder: text('account_holder').notNull().default(''),
    /** Per cent of what is weighed that is reserved beside the total (domain/payment/reserve.ts). */
    weighedMarginPercent: smallint('weighed_margin_percent').notNull().default(defaultWeighedMarginPercent),
    // How the shop picks (domain/picking/picking-settings.ts).
    mostOrdersARun: smallint('most_orders_a_run').notNull().default(usualPickingSettings.mostOrdersARun),
    scaleBarcodes: text('scale_barcodes').array().notNull().default(usualPickingSettings.scaleBarcodes),
    weighedUnderPercent: smallint('weighed_under_percent').notNull().default(usualPickingSettings.weighedUnderPercent),
    /** Not above `weighedMarginPercent`: what is picked beyond what is reserved nobody pays. */
    weighedOverPercent: smallint('weighed_over_percent').notNull().default(usualPickingSettings.weighedOverPercent),
    substituteAnswerMinutes: smallint('substitute_answer_minutes')
      .notNull()
      .default(usualPickingSettings.substituteAnswerMinutes),
    figuresByPicker: boolean('figures_by_picker').notNull().default(usualPickingSettings.figuresByPicker),
    /** The order that lists of goods begin with on the pages. */
    defaultSort: text('default_sort').$type<SortOrder>().notNull().default(defaultSortOrder),
    version: integer().notNull().default(0),
    changedAt: instant('changed_at'),
    changedBy: integer('changed_by').references(() => customers.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('shop_one_row', sql`${t.id} = 1`),
    check('shop_weighed_over', sql`${t.weighedOverPercent} <= ${t.weighedMarginPercent}`),
  ],
);

/** A shop that nobody has named yet still has a name on its pages. */
export const unnamedShop = {
  name: 'Panier',
  legalName: 'Panier',
  foundedIn: null,
  registeredAddress: null,
  legalNumbers: {},
  colours: {},
  logo: null,
  email: '',
  phone: '',
  socialLinks: {},
  iban: '',
  bic: '',
  accountHolder: '',
  weighedMarginPercent: defaultWeighedMarginPercent,
  ...usualPickingSettings,
  defaultSort: defaultSortOrder,
  version: 0,
} as const satisfies Partial<typeof shop.$inferSelect>;

/** What staff have set, merged over `defaultFeatureConfig`; `version` shows other processes that it changed. */
export const featureConfigs = pgTable(
  'feature_configs',
  {
    id: smallint().primaryKey().default(1),
    config: jsonb().$type<unknown>().notNull(),
    version: integer().notNull().default(1),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by'),
  },
  (t) => [check('feature_configs_one_row', sql`${t.id} = 1`)],
);

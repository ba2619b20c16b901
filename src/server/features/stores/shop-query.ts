import type { StaffShop } from '#contract/shop/shop.ts';
import type { Shop } from '#contract/stores/stores.ts';
import type { OnlineMethod } from '#domain/payment/provider.ts';
import type { PickingSettings } from '#domain/picking/picking-settings.ts';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connection.ts';
import { shop, unnamedShop } from '#server/db/tables/shop.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';

type ShopRow = typeof unnamedShop | typeof shop.$inferSelect;
export type Deployment = Pick<Config, 'currency' | 'clientId' | 'map'> & { onlineMethods: readonly OnlineMethod[] };

/** The shop's identity, with what this deployment sets: its currency (ISO 4217), the pages' client id, its providers. */
export async function selectShop(db: Db, deployment: Deployment): Promise<Shop> {
  const [row] = await db.select().from(shop);
  return toShop(row ?? unnamedShop, deployment, await readShopZone(db));
}

/** The shop as it goes over the wire to everybody. */
function toShop(row: ShopRow, { currency, clientId, map, onlineMethods }: Deployment, timeZone: string): Shop {
  const { name, legalName, foundedIn, legalNumbers, colours, logo, email, phone, socialLinks, version } = row;
  const { registeredAddress, defaultSort } = row;
  return {
    takesTransfers: row.iban !== '',
    onlineMethods: [...onlineMethods],
    weighedMarginPercent: row.weighedMarginPercent,
    ...pickingSettingsOf(row),
    name,
    legalName,
    foundedIn,
    legalNumbers,
    colours,
    logo,
    email,
    phone,
    socialLinks,
    version,
    registeredAddress,
    defaultSort,
    currency,
    timeZone,
    clientId,
    map,
  };
}

function pickingSettingsOf(row: PickingSettings): PickingSettings {
  const { mostOrdersARun, scaleBarcodes, weighedUnderPercent, weighedOverPercent, substituteAnswerMinutes } = row;
  const { figuresByPicker } = row;
  const weighed = { weighedUnderPercent, weighedOverPercent };
  return { mostOrdersARun, scaleBarcodes, ...weighed, substituteAnswerMinutes, figuresByPicker };
}

/** The same with its bank account, for those who may change it. */
export async function selectStaffShop(db: Db, deployment: Deployment): Promise<StaffShop> {
  const [row] = await db.select().from(shop);
  return toStaffShop(row ?? unnamedShop, deployment, await readShopZone(db));
}

export function toStaffShop(row: ShopRow, deployment: Deployment, timeZone: string): StaffShop {
  const { iban, bic, accountHolder } = row;
  return { ...toShop(row, deployment, timeZone), iban, bic, account_holder: accountHolder };
}

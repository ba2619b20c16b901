import { type Role, roles } from '#domain/access/roles.ts';
import type { Db } from '#server/db/connection.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { hashPassword } from '#server/services/session/passwords.ts';
import type { Calendar } from './calendar.ts';

/** In the order of their ids, from 1. */
export const demoEmails = [
  'shopper@panier.example',
  'wholesale@panier.example',
  'staff@panier.example',
  'admin@panier.example',
  'picker@panier.example',
  'driver@panier.example',
] as const;
type DemoEmail = (typeof demoEmails)[number];
export const demoPassword = 'Panier2024';
/** The day on which they were made, before the day of seeding. */
const since = -420;

/** Of one store alone. Made behind the year's customers, whose habits follow from their ids. */
export const demoStoreEmail = 'store@panier.example';
/** All who sign in to the demo, as the start names them. */
export const demoSignIns: readonly string[] = [...demoEmails, demoStoreEmail];

type DemoAccount = Partial<typeof customers.$inferInsert> & { roles: readonly Role[] };

const accounts: Record<DemoEmail, DemoAccount> = {
  'shopper@panier.example': {
    name: 'Camille Démo',
    phone: '+33 6 39 98 00 01',
    address: '9 rue des Jonques',
    city: 'Paris',
    postalCode: '75013',
    roles: [],
  },
  'wholesale@panier.example': {
    name: 'Restaurant Démo',
    phone: '+33 1 99 00 20 25',
    address: '12 avenue des Tamariniers',
    city: 'Ivry-sur-Seine',
    postalCode: '94200',
    customerType: 'wholesale',
    taxNumber: 'FR00 000000000',
    roles: [],
  },
  'staff@panier.example': { name: 'Équipe Démo', roles: ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'] },
  'admin@panier.example': { name: 'Direction Démo', roles },
  'picker@panier.example': { name: 'Préparation Démo', roles: ['CAN_PICK_ORDERS'] },
  'driver@panier.example': { name: 'Livraison Démo', roles: ['CAN_DELIVER_ORDERS'] },
};

/** Where the staff's account stands among the demo accounts: who moves the orders of the year. */
export const demoStaffId = demoEmails.indexOf('staff@panier.example') + 1;

/** The two demo accounts that have been shopping all year, and how. */
export function demoShoppers() {
  const habits = [
    { household: 'couple', approved: null },
    { household: 'restaurant', approved: since },
  ] as const;
  return habits.map((habit, i) => {
    const email = demoEmails[i] ?? '';
    const { name = '', phone = '', address = '', city = '', postalCode = '' } = accounts[email as DemoEmail] ?? {};
    const own = { id: i + 1, email, name, phone, address, city, postalCode };
    return { ...habit, ...own, storeId: 1, rhythm: 1.2, since, language: 'fr' as const };
  });
}

/** The demo accounts of the contract ("Running"), all with the same public password. */
export async function seedAccounts(tx: Db, calendar: Calendar): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const [i, email] of demoEmails.entries())
    await addAccount(tx, calendar, { ...accounts[email], email, externalId: `C${100001 + i}`, passwordHash });
}

/** Somebody who looks after products and orders in one store alone, once all other customers are there. */
export async function seedStoreStaff(tx: Db, calendar: Calendar, storeId: number): Promise<void> {
  const { roles } = accounts['staff@panier.example'];
  const passwordHash = await hashPassword(demoPassword);
  const account = { name: 'Magasin Démo', email: demoStoreEmail, externalId: 'C100000', passwordHash };
  await addAccount(tx, calendar, { ...account, storeIds: [storeId], roles });
}

type NewAccount = typeof customers.$inferInsert & Pick<DemoAccount, 'roles'>;

async function addAccount(tx: Db, calendar: Calendar, { roles: held, ...account }: NewAccount): Promise<void> {
  const createdAt = calendar.at(since, 8 * 60);
  const values = { ...account, emailVerifiedAt: createdAt, createdAt };
  const [row] = await tx.insert(customers).values(values).returning({ id: customers.id });
  if (row && held.length > 0) await tx.insert(customerRoles).values(held.map((role) => ({ customerId: row.id, role })));
}

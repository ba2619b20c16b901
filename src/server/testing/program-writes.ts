import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

/** The writes about programs, each with what its entry in the audit says. */
export function programWrites({ t, shop: { storeId }, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const key = () => ({
    name: 'Caisse',
    scopes: ['products:read', 'stock:write'],
    store_ids: [storeId],
    expires_at: new Date(t.deps.clock().getTime() + 86_400_000).toISOString(),
  });
  return {
    createApiKey: async () => change('/api-keys', 'apiKey', null, 'name scopes storeIds expiresAt', key()),
    deleteApiKey: async () => {
      const { id } = (await t.call('POST', '/api-keys', key(), staff)).body.data;
      return change(`/api-keys/${id}`, 'apiKey', id, 'name scopes storeIds expiresAt');
    },
  };
}

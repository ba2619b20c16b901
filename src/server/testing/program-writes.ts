import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

/** The writes about programs, each with what its entry in the audit says. */
export function programWrites({ t, shop: { storeId }, staff }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const key = () => ({
    name: 'Caisse',
    scopes: ['products:read', 'stock:write'],
    store_ids: [storeId],
    expires_at: new Date(t.deps.clock().getTime() + 86_400_000).toISOString(),
  });
  const hook = { url: 'https://erp.example/hook?key=1', events: ['order.placed'], store_ids: [storeId] };
  const makeHook = async () => (await t.call('POST', '/webhooks', hook, staff)).body.data.id as number;
  return {
    createWebhook: async () => change('/webhooks', 'webhook', null, 'url events storeIds isActive', hook),
    updateWebhook: async () => {
      const id = await makeHook();
      return change(`/webhooks/${id}`, 'webhook', id, 'events isActive', {
        events: ['stock.changed'],
        is_active: false,
      });
    },
    deleteWebhook: async () => {
      const id = await makeHook();
      return change(`/webhooks/${id}`, 'webhook', id, 'url events storeIds isActive');
    },
    sendTestEvent: async () => {
      const id = await makeHook();
      return change(`/webhooks/${id}/test`, 'webhook', id, 'delivery', {});
    },
    retryWebhookDelivery: async () => {
      const id = await makeHook();
      const sent = (await t.call('POST', `/webhooks/${id}/test`, {}, staff)).body.data;
      return change(`/webhooks/${id}/deliveries/${sent.id}/replay`, 'webhook', id, 'delivery', {});
    },
    createApiKey: async () => change('/api-keys', 'apiKey', null, 'name scopes storeIds expiresAt', key()),
    deleteApiKey: async () => {
      const { id } = (await t.call('POST', '/api-keys', key(), staff)).body.data;
      return change(`/api-keys/${id}`, 'apiKey', id, 'name scopes storeIds expiresAt');
    },
  };
}

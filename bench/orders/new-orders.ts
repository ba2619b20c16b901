import type { NextRequest } from '../measure.ts';

/** Orders of three of the first `products` goods each, picked up, so that no two need wait for one row for long. */
export function newOrders(tokens: readonly string[], products: number): NextRequest {
  let n = 0;
  return () => {
    n += 1;
    const items = [1, 2, 3].map((i) => ({ product_id: ((n * 7919 * i + i) % products) + 1, quantity: 1 }));
    const body = {
      store_id: 1,
      type: 'pickup',
      status: 'submitted',
      payment_method: 'cash',
      age_confirmed: true,
      customer_name: `Camille Martin ${n}`,
      customer_phone: '+33 1 99 00 00 01',
      order_items: items,
    };
    const authorization = `Bearer ${tokens[n % tokens.length]}`;
    const headers = {
      authorization,
      'content-type': 'application/json',
      'accept-language': ['fr', 'en', 'vi'][n % 3] ?? 'fr',
    };
    return { method: 'POST', path: '/api/v1/order/create', headers, body: JSON.stringify(body) };
  };
}

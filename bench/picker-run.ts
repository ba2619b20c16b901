type Good = { id: number; quantityStep: number; quantityInStock: number };
type Answer<T> = { status: number; message: string; data: T };

/** Puts 8 orders of 40 lines in a picking run of the demo's first store; its address, and the session of its picker. */
export async function makeRun(shopUrl: string): Promise<{ path: string; session: string }> {
  const call = async <T>(method: string, path: string, body?: object, token?: string): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${shopUrl}/api/v1${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, message, data } = (await answer.json()) as Answer<T>;
    if (!answer.ok) throw new Error(`${method} ${path}: ${status} ${message}`);
    return data;
  };
  const signIn = (identifier: string) =>
    call<{ token: string; expires_in: number }>('POST', '/authentication/login_check', {
      identifier,
      password: 'Panier2024',
    });
  const { items } = await call<{ items: Good[] }>('GET', '/store/1/product-collection?per_page=60');
  const goods = items
    .filter(({ quantityStep, quantityInStock }) => quantityStep === 1 && quantityInStock >= 10)
    .slice(0, 40);
  const staff = await signIn('staff@panier.example');
  const orderIds: number[] = [];
  for (let n = 0; n < 8; n++) {
    const placed = await call<{ id: number }>(
      'POST',
      '/orders',
      {
        store_id: 1,
        type: 'pickup',
        status: 'submitted',
        substitution: 'best_match',
        age_confirmed: true,
        customer_name: `Customer ${n}`,
        customer_email: `customer-${n}@example.org`,
        customer_phone: '+33 6 39 98 12 34',
        order_items: goods.map(({ id }) => ({ product_id: id, quantity: 1 })),
      },
      staff.token,
    );
    orderIds.push(placed.id);
  }
  const run = await call<{ id: number }>('POST', '/pick-runs', { store_id: 1, order_ids: orderIds }, staff.token);
  const { token, expires_in } = await signIn('picker@panier.example');
  const session = { access_token: token, token_type: 'Bearer', expires_in, expires_at: Date.now() + expires_in * 1000 };
  return { path: `/admin/picking/${run.id}`, session: JSON.stringify(session) };
}

// The least that a new shop needs until somebody buys: a store, one of its goods, a shop that is open.

/** @returns the number of the order, which a guest has placed over HTTPS */
export function placeFirstOrder(guest, { email, password }) {
  let token = '';
  const call = (method, path, body) => {
    const headers = ['content-type: application/json', ...(token ? [`authorization: Bearer ${token}`] : [])];
    const flags = headers.map((header) => `--header '${header}'`).join(' ');
    const address = `https://shop.localhost/api/v1${path}`;
    const said = guest.run(
      `curl --silent --insecure --request ${method} ${flags} --data @- ${address}`,
      JSON.stringify(body),
    );
    const { data, success } = JSON.parse(said);
    if (success === false || data?.errors) throw new Error(`${method} ${path}: ${said}`);
    return data;
  };
  ({ token } = call('POST', '/authentication/login_check', { identifier: email, password }));
  const store = call('POST', '/stores', {
    name: 'Magasin du Canal',
    address: { street: '1 quai du Canal', city: 'Paris', postalCode: '75010' },
    contact: { phoneNumber: '+33 1 99 00 00 01', email: 'canal@shop.example' },
    displayable: true,
  });
  const names = { fr: 'Pommes', en: 'Apples', vi: 'Táo' };
  const product = call('POST', '/products', {
    ...{ name: names, category: 'FRUIT', unit: 'KG', vatInPercent: 5.5, visible: true },
    // What the law wants to be said of food.
    ...{ ingredients: names, allergens: [] },
    stores: [{ storeId: store.id, price: 2.5, quantityInStock: 10 }],
  });
  call('PUT', '/feature-config', { buying: true });
  token = '';
  const buyer = { customer_name: 'Camille Martin', customer_email: email, customer_phone: '+33 1 99 00 00 02' };
  const order_items = [{ product_id: product.id, quantity: 1 }];
  const order = { store_id: store.id, type: 'pickup', status: 'submitted', ...buyer, order_items };
  return call('POST', '/order/create', order).orderNumber;
}

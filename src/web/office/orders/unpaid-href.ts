/** The list of the unpaid orders without an account of one address, or from one network. */
export function unpaidHref(of: { network: string } | { email: string }): string {
  return `/admin/orders?${new URLSearchParams({ ...of, guest: 'true', awaitsPayment: 'true' })}`;
}

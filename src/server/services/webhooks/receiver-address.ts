import ipaddr from 'ipaddr.js';

/** Refused although they are public: the addresses at which clouds tell a machine its own secrets, or run it. */
const metadata = new Set(['168.63.129.16']);

/**
 * Whether an address is one of the open internet: no private, loopback, link-local, shared, documentation or multicast one,
 * nor a way of writing IPv4 in IPv6 that leads to one. Of IPv6 that is 2000::/3 alone. False for what is no address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast' || metadata.has(address.toString())) return false;
  return address.kind() === 'ipv4' || ((address.toByteArray()[0] ?? 0) & 0xe0) === 0x20;
}

/** The host of an address as a number, where it is one; else null: it is a name that is to be resolved. */
export function literalOf({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}

/** Host and port, as WEBHOOK_ALLOWED_HOSTS writes them. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/**
 * Whether a webhook may lead to an address, as far as the address itself says: https, or a host that the operator allows
 * (WEBHOOK_ALLOWED_HOSTS), which may be private and without TLS. A name is resolved and checked at each try besides.
 */
export function mayReceive(text: string, allowedHosts: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return false;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (allowedHosts.includes(hostAndPort(url))) return true;
  const literal = literalOf(url);
  return url.protocol === 'https:' && (literal === null || isPublicAddress(literal));
}

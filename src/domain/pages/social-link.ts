/** The networks whose pages a shop may name, in the order of their icons: what each calls itself, in every language. */
export const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
} as const;
export type SocialNetwork = keyof typeof networkNames;
export type SocialLinks = Partial<Record<SocialNetwork, string>>;
export const socialNetworks = Object.keys(networkNames) as [SocialNetwork, ...SocialNetwork[]];

const hosts: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com'],
  instagram: ['instagram.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
};

/**
 * The address of a page on a network as browsers write it, or null: https, the network's own host or one beneath it, no
 * port, nothing to sign in with, and a page beyond the first one. An address that only looks like the network's is none.
 */
export function socialAddress(network: SocialNetwork, sent: string): string | null {
  if (!URL.canParse(sent)) return null;
  const { protocol, hostname, port, username, password, pathname, href } = new URL(sent);
  const isOwn = hosts[network].some((host) => hostname === host || hostname.endsWith(`.${host}`));
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isOwn && isPlain && pathname.length > 1 ? href : null;
}

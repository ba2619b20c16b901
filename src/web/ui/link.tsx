import { type LinkProps, Link as RouterLink } from 'react-router';

type Props = Omit<LinkProps, 'to' | 'discover' | 'relative' | 'reloadDocument'> & {
  /** An address of the shop from its root: `/products?page=2`. */
  to: string;
  prefetch?: 'intent' | 'none';
};

/**
 * A link to a page of the shop. Written by the server it is the anchor that React Router's becomes: what makes that one go
 * on without loading anew runs in browsers alone, and took a tenth of the rendering of a page with sixty links
 * (docs/decisions/page-rendering.md).
 */
export function Link(props: Props) {
  if (import.meta.env.SSR) {
    const { to, replace, prefetch, state, preventScrollReset, viewTransition, ...anchor } = props;
    return <a {...anchor} href={to} />;
  }
  // All routes are known from the start (docs/decisions/browser-build.md).
  return <RouterLink discover="none" {...props} />;
}

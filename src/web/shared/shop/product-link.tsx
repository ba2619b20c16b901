import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { useFlag } from './flags.ts';

/** The way to a product's page; where the shop shows no such pages, its content alone. */
export function ProductLink({
  slug,
  className,
  onClick,
  prefetch = 'none',
  children,
}: {
  slug: string;
  className?: string;
  onClick?: () => void;
  prefetch?: 'intent' | 'none';
  children: ReactNode;
}) {
  if (!useFlag('pages.products')) return <span className={className}>{children}</span>;
  return (
    <Link to={`/products/${slug}`} prefetch={prefetch} className={className} onClick={onClick}>
      {children}
    </Link>
  );
}

import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';

const link = 'inline-flex min-h-11 items-center hover:text-brand hover:underline';

/** What the law requires to be reachable, and nothing else, beneath the checkout. */
export function CheckoutFooter() {
  const { foot } = useShop();
  return (
    <footer className="mt-12 flex flex-wrap items-center gap-x-6 border-t border-line py-2 text-sm text-quiet">
      {foot?.law.map(({ to, text }) => (
        <Link key={to} to={to} className={link}>
          {text}
        </Link>
      ))}
      <p className="py-2 lg:ml-auto">{foot?.copyright}</p>
    </footer>
  );
}

import LogIn from 'lucide/dist/esm/icons/log-in.mjs';
import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useFoot } from '#web/shared/shop/foot.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Card } from '#web/ui/show/card.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';

const link = 'inline-flex min-h-11 items-center hover:text-brand hover:underline';

/** What the law requires to be reachable, and nothing else, beneath the checkout. */
export function CheckoutFooter() {
  const foot = useFoot();
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

/** Who orders? Without an account comes first: it is the shortest way, and who has one knows so. */
export function CheckoutGate({ onGuest }: { onGuest: () => void }) {
  const t = useT('account');
  const back = 'redirectTo=%2Fcheckout';
  return (
    <div className="mx-auto max-w-3xl">
      <h2 className="text-xl">{t('account.required')}</h2>
      <p className="mt-1 mb-4 text-quiet">{t('account.requiredOrGuest')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <Card as="section" className="grid content-start gap-3 border-brand!">
          <Icon shape={ShoppingBasket} className="size-8 text-brand" />
          <h3 className="text-lg">{t('account.asGuest')}</h3>
          <p className="text-quiet">{t('account.asGuestText')}</p>
          <Button size="large" wide onClick={onGuest} className="mt-1 py-2.5">
            {t('account.continueAsGuest')}
          </Button>
        </Card>
        <Card as="section" className="grid content-start gap-3">
          <Icon shape={LogIn} className="size-8 text-quiet" />
          <h3 className="text-lg">{t('account.withAccount')}</h3>
          <p className="text-quiet">{t('account.withAccountText')}</p>
          <LinkButton to={`/auth/login?form=login&${back}`} variant="secondary" wide className="mt-1">
            {t('account.signIn')}
          </LinkButton>
          <LinkButton to={`/auth/login?form=signup&${back}`} variant="ghost" wide>
            {t('account.signUp')}
          </LinkButton>
        </Card>
      </div>
    </div>
  );
}

/** The shape of the checkout until it is known from the browser who orders what. */
export function CheckoutSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="grid gap-4">
        <Skeleton className="h-72" />
        <Skeleton className="h-96" />
        <Skeleton className="h-40" />
      </div>
      <Skeleton className="h-80" />
    </div>
  );
}

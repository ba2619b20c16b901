import { listSocialProviders } from '#contract/accounts/social.ts';
import type { SocialProvider } from '#domain/account/social-providers.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { rememberedEmail } from '#web/shared/session/remembered-email.ts';
import { Button } from '#web/ui/button/button.tsx';
import { buttonStyle } from '#web/ui/button/button-style.ts';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Sign in at a provider; one that the shop has no settings for says so. */
export function SocialButtons({ target }: { target: string }) {
  const t = useT('account');
  const { data } = useCall(listSocialProviders, {});
  if (!data) return null;
  const say = (provider: string) =>
    notice(t('account.providerOff', { provider }), { description: t('account.providerOffText') });
  return (
    <div className="mt-5 grid gap-2 border-t border-line pt-5">
      {data.map(({ provider, label, configured }) => {
        const words = t('account.socialWith', { provider: label });
        return configured ? (
          // The provider's own page: no step within this one.
          <a key={provider} href={socialAddress(provider, target)} className={buttonStyle('secondary', 'medium', true)}>
            {words}
          </a>
        ) : (
          <Button key={provider} variant="secondary" wide onClick={() => say(label)}>
            {words}
          </Button>
        );
      })}
    </div>
  );
}

/** Where a button leads that signs in at a provider; the shopper comes back to `redirectTo`. */
function socialAddress(provider: SocialProvider, redirectTo: string): string {
  const query = new URLSearchParams({ redirectTo, remember_me: String(rememberedEmail().rememberMe) });
  return `/api/v1/authentication/social/${provider}?${query}`;
}

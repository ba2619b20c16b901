import type { Profile } from '#contract/accounts/accounts.ts';
import { useT } from '#web/i18n/use-t.ts';

/** Somebody's picture, or the first letters of their name. */
export function AvatarPicture({ profile }: { profile: Pick<Profile, 'avatarUrl' | 'name' | 'email'> }) {
  const t = useT('profile');
  const { avatarUrl, name, email } = profile;
  if (avatarUrl)
    return (
      <img
        src={avatarUrl}
        alt={t('profile.avatar')}
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-full bg-sunken object-cover"
      />
    );
  const letters = (name || email)
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-24 shrink-0 items-center justify-center rounded-full bg-brand-soft text-3xl font-semibold text-brand"
    >
      {letters}
    </span>
  );
}

import type { Profile } from '#contract/accounts/accounts.ts';
import type { updateProfile } from '#contract/accounts/profile.ts';
import type { InputOf } from '#contract/endpoint.ts';

type Update = InputOf<typeof updateProfile>;

/** The profile as the form's fields have it, by the payload's names. */
export function fieldsOf(profile: Profile): Record<string, string> {
  return {
    name: profile.name,
    contact_email: profile.email,
    phone_number: profile.phoneNumber,
    address: profile.address,
    postal_code: profile.postalCode,
    city: profile.city,
    default_store_id: profile.default_store_id === null ? '' : String(profile.default_store_id),
    bio: profile.bio,
  };
}

/** What of a form differs from the profile: nothing else is sent, so that another device's changes stand. */
export function changedFields(profile: Profile, form: FormData): Update {
  const typed = Object.entries(fieldsOf(profile)).flatMap(([name, before]) => {
    // A browser sends lines of a text box parted by two signs.
    const now = String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .trim();
    return now === before ? [] : [[name, now] as const];
  });
  const { default_store_id: store, ...texts } = Object.fromEntries(typed);
  return { ...texts, ...(store !== undefined && { default_store_id: store === '' ? null : Number(store) }) };
}

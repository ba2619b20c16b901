import {
  addPasskey,
  type Passkey,
  readPasskeyRegistration,
  readPasskeySignIn,
  signInByPasskey,
} from '#contract/accounts/passkeys.ts';
import { isRefusal } from '#contract/errors.ts';
import { api } from './api.ts';

// The package that calls the browser's API is loaded when it is needed: few shoppers come this way.
const browser = () => import('@simplewebauthn/browser');
type Registration = Parameters<Awaited<ReturnType<typeof browser>>['startRegistration']>[0]['optionsJSON'];
type Authentication = Parameters<Awaited<ReturnType<typeof browser>>['startAuthentication']>[0]['optionsJSON'];

/** Has the browser make a passkey, and keeps it. Throws a refusal, or what `passkeyFault` explains. */
export async function makePasskey(): Promise<Passkey> {
  const [{ startRegistration }, options] = await Promise.all([browser(), api(readPasskeyRegistration, {})]);
  const credential = await startRegistration({ optionsJSON: options as unknown as Registration });
  return api(addPasskey, { credential } as Parameters<typeof api<typeof addPasskey>>[1]);
}

/**
 * Has the browser sign with a passkey, and signs in with it: at once, or with `autofill` when the shopper chooses one
 * among the suggestions of the field for the email. Throws a refusal, or what `passkeyFault` explains.
 */
export async function enterByPasskey({ autofill, remember }: { autofill: boolean; remember: () => boolean }) {
  const [{ startAuthentication }, options] = await Promise.all([browser(), api(readPasskeySignIn, {})]);
  const asked = { optionsJSON: options as unknown as Authentication, useBrowserAutofill: autofill };
  const credential = await startAuthentication(asked);
  const input = { credential, use_cookie: true, remember_me: remember() };
  return api(signInByPasskey, input as Parameters<typeof api<typeof signInByPasskey>>[1]);
}

/** Whether the browser can suggest passkeys in a field. */
export async function canAutofillPasskeys(): Promise<boolean> {
  return (await browser()).browserSupportsWebAuthnAutofill();
}

/** Ends a wait for a choice among suggestions. */
export async function stopPasskeys(): Promise<void> {
  (await browser()).WebAuthnAbortService.cancelCeremony();
}

/** Why there is no passkey: the server said no, the device has one, or the shopper said no (or waited too long). */
export function passkeyFault(error: unknown): 'refused' | 'exists' | 'cancelled' {
  if (isRefusal(error)) return 'refused';
  return error instanceof Error && error.name === 'InvalidStateError' ? 'exists' : 'cancelled';
}

import { createStored } from '#web/lib/browser/stored.ts';

/** The email and the choice, never the password: staying signed in rests on the refresh token. */
type Remembered = { email: string; rememberMe: boolean };

const stored = createStored<Remembered>('auth_remember_me', (value) => {
  const { email, rememberMe } = (value ?? {}) as Partial<Remembered>;
  return { email: typeof email === 'string' ? email : '', rememberMe: rememberMe === true };
});

export const rememberedEmail = (): Remembered => stored.read();

/** Keeps the email for the next sign-in, or forgets it. */
export function rememberEmail(email: string, rememberMe: boolean): void {
  stored.write({ email: rememberMe ? email : '', rememberMe });
}

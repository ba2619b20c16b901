import { localPath } from '#domain/access/local-path.ts';

export const authModes = ['login', 'signup', 'forgot'] as const;
export type AuthMode = (typeof authModes)[number];

/** Which form a query asks for: to sign in, unless it names another; `forgot` where the shop has it. */
export function authModeOf(query: URLSearchParams, hasForgot: boolean): AuthMode {
  const asked = authModes.find((mode) => mode === query.get('form')) ?? 'login';
  return asked === 'forgot' && !hasForgot ? 'login' : asked;
}

/** The address of another form that continues to the same page. */
export function authLink(mode: AuthMode, query: URLSearchParams): string {
  const other = new URLSearchParams(query);
  other.set('form', mode);
  return `/auth/login?${other}`;
}

/** What a link to the sign-in asks for, as a query; a link that only needs somebody signed in is where to go on to. */
export function queryOfLink(href: string): URLSearchParams {
  const { pathname, search, searchParams } = new URL(href);
  return pathname === '/auth/login' ? searchParams : new URLSearchParams({ redirectTo: pathname + search });
}

/** Whether a path is of the back office, where nobody signs up. */
export const isOffice = (path: string): boolean => /^\/admin\b/.test(path);

/** Where a query says to continue: a path of this shop. */
export function targetOf(query: URLSearchParams): string {
  return localPath(query.get('redirectTo'));
}

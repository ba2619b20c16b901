import {
  isVaried,
  normalisePassword,
  passwordLength,
  passwordTooShort,
  passwordTooWeak,
} from '#domain/account/password.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import { email, emailOrText, flag, line, mayBeMissing, plainLine, tokenText } from '../fields.ts';
import { z } from '../zod.ts';

export const useCookie = flag.optional();
/** What a password must be made of; the message keys are translated by the client. */
export const newPassword = z
  .string('validation.required')
  .overwrite(normalisePassword)
  .min(passwordLength.min, passwordTooShort)
  .max(passwordLength.max, 'validation.tooLong')
  .refine(isVaried, passwordTooWeak);
/** A password that is compared, as it was typed: an old hash may be of another spelling than a new one's. */
export const oldPassword = (required = 'validation.required') =>
  z
    .string(required)
    .refine((password) => normalisePassword(password).length <= passwordLength.max, 'validation.tooLong');

/** `token` is valid for 3600 s. Without `use_cookie` the refresh token is answered, with it in an HttpOnly cookie. */
export const tokens = z
  .object({ token: z.string(), refresh_token: z.string().optional(), expires_in: z.number() })
  .meta({ id: 'Tokens' });
export type Tokens = z.output<typeof tokens>;

/** What a sign-in answers where the account has a second factor: `challenge` is sent on with its code. */
const challenge = z
  .object({ twoFactorRequired: z.literal(true), challenge: z.string() })
  .meta({ id: 'SecondFactorWanted' });
/** What every way of signing in answers. */
export const signedIn = z.union([tokens, challenge]);
export type SignedIn = z.output<typeof signedIn>;

/** Whether the session is to persist after the browser is closed; then the refresh cookie lasts 30 days. */
export const rememberMe = flag.optional();

export const login = {
  summary: 'Sign in with email and password',
  input: z.object({
    identifier: emailOrText(254).pipe(z.string().min(1, 'validation.required')),
    password: oldPassword().min(1, 'validation.required'),
    client_id: line(100).optional(),
    use_cookie: useCookie,
    remember_me: rememberMe,
  }),
  output: signedIn,
};

export const register = {
  summary: 'Create a customer account and sign in',
  input: z.object({
    client_id: line(100).optional(),
    email,
    password: newPassword,
    phone_number: line(40).pipe(z.string().min(6, 'auth.phoneTooShort')),
    name: mayBeMissing(plainLine(120)),
    tax_identification_number: line(40).nullish(),
    customer_type: mayBeMissing(z.enum(priceTypes, 'validation.invalid')),
    use_cookie: useCookie,
    remember_me: rememberMe,
  }),
  output: tokens,
};

export const refreshToken = {
  summary: 'Exchange a refresh token (body or cookie) for a fresh pair; the old one is used up',
  input: z.object({ refresh_token: mayBeMissing(tokenText(500)), use_cookie: useCookie }),
  output: tokens,
};

export const logout = {
  summary: 'End this session: its tokens are refused from now on',
  input: z.object({}),
  output: z.null(),
};

export const profile = z
  .object({
    id: z.number(),
    externalId: z.string(),
    name: z.string(),
    email: z.string(),
    contactEmail: z.string(),
    /** The address that becomes `email` once the link mailed to it is opened. */
    pendingEmail: z.string().nullable(),
    phoneNumber: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string(),
    country: z.string().nullable(),
    bio: z.string(),
    default_store_id: z.number().nullable(),
    duePaymentAmount: z.number(),
    storeCredit: z.number(),
    taxIdentificationNumber: z.string().nullable(),
    customerType: z.enum(priceTypes),
    /** Asked for wholesale prices; staff have not answered yet. */
    wholesaleRequested: z.boolean(),
    emailVerified: z.boolean(),
    roles: z.array(z.string()),
    /** Of staff: the stores that the roles are for; null: all. */
    storeIds: z.array(z.number()).nullable(),
    language: z.string(),
    avatarUrl: z.string().nullable(),
    version: z.number(),
    createdAt: z.string(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;
export const readProfile = {
  summary: 'The profile of the signed-in customer',
  input: z.object({}),
  output: profile,
};

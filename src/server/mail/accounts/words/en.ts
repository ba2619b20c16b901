import type { AccountMailWords, AccountNews, AccountTexts } from './account-mail-words.ts';

const notMe = 'If this was not you, choose a new password on the sign-in page, then contact us.';
const news: Record<AccountNews, AccountTexts> = {
  'verify-email': {
    subject: 'Confirm your email address',
    heading: 'Confirm your email address',
    text: 'Open this link, then confirm that this address is yours. You can start shopping in the meantime.',
    button: 'Confirm my address',
    small:
      'This link is valid for 7 days. If you did not ask for it, somebody else has used your address: the link below stops that.',
    reject: 'This was not me: do not use my address',
  },
  'reset-password': {
    subject: 'Your new password',
    heading: 'Choose a new password',
    text: 'You asked to change your password. Open this link to choose a new one.',
    button: 'Choose a password',
    small:
      'This link is valid for 60 minutes and works once: please do not share it. If you did not ask for it, ignore this message: your password stays the same.',
  },
  'account-opened': {
    subject: 'Your account is ready',
    heading: 'Your account is ready',
    text: 'We have opened an account for your address. Open this link to choose your password.',
    button: 'Choose a password',
    small: 'This link is valid for 7 days and works once. If you did not expect this account, please contact us.',
  },
  'wholesale-approved': {
    subject: 'Your wholesale prices',
    heading: 'Wholesale prices are now available to you',
    text: 'Your request has been accepted. Sign in to see our wholesale prices.',
    button: 'See the products',
    small: 'Any questions about these prices? Please contact us.',
  },
  'wholesale-refused': {
    subject: 'Your request for wholesale prices',
    heading: 'Wholesale prices are not available to you',
    text: 'Your request has not been accepted. Your account stays open, at retail prices.',
    because: 'Reason',
    button: 'Contact us',
    small: 'You can ask again from your profile.',
  },
  'password-changed': {
    subject: 'Your password has been changed',
    heading: 'Your password has been changed',
    text: 'The devices that were signed in to your account have been signed out. If this was you, there is nothing to do.',
    button: 'This was not me',
    small: 'If this was not you, choose a new password with this link straight away.',
  },
  'email-change-asked': {
    subject: 'A change of your account’s address was requested',
    heading: 'A change of address has been requested',
    text: 'A new email address has been requested for your account. It will replace this one once it has been confirmed; until then nothing changes. If this was you, there is nothing to do.',
    button: 'This was not me',
    small:
      'If this was not you, choose a new password straight away with this link: the request is cancelled and all devices are signed out.',
  },
  'email-changed': {
    subject: 'The address of your account has changed',
    heading: 'The address of your account has changed',
    text: 'Your account now has a different email address. We will not write to this one again, and you can no longer sign in with it.',
    button: 'Contact us',
    small: 'If this was not you, please contact us straight away.',
  },
  'two-factor-on': {
    subject: 'Two-factor authentication is on',
    heading: 'Two-factor authentication is on',
    text: 'From now on, signing in asks for a code from your app. Other devices have been signed out.',
    button: 'See the security of my account',
    small: notMe,
  },
  'two-factor-off': {
    subject: 'Two-factor authentication is off',
    heading: 'Two-factor authentication is off',
    text: 'Signing in to your account no longer asks for a code. Other devices have been signed out.',
    button: 'See the security of my account',
    small: notMe,
  },
  'passkey-added': {
    subject: 'Passkey added',
    heading: 'A passkey has been added',
    text: 'From now on, a device can sign in to your account without a password.',
    button: 'See my passkeys',
    small: notMe,
  },
  'passkey-removed': {
    subject: 'Passkey removed',
    heading: 'A passkey has been removed',
    text: 'It no longer signs in to your account. Other devices have been signed out.',
    button: 'See my passkeys',
    small: notMe,
  },
  'provider-linked': {
    subject: 'A new way to sign in',
    heading: 'A new way to sign in',
    text: 'Your account has been linked to a sign-in service that knows this address. Your password stays valid.',
    button: 'See the security of my account',
    small: notMe,
  },
};

export const accountEn: AccountMailWords = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  news: (about) => news[about],
  orCopy: 'If the button does not work, copy this address into your browser:',
  sentBy: (shop) => `This message was sent to you by ${shop} about your account.`,
};

import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from './translate.ts';
import { lazyAreas, loadWords, wordsOf } from './words.ts';

const areas = ['cart', 'catalogue', 'common', 'errors', 'layout', 'titles', ...lazyAreas] as const;

beforeAll(async () => {
  for (const language of languages) await loadWords(language, lazyAreas);
});

test('a number chooses the plural of the language and fills the gap', () => {
  const [fr, en, vi] = languages.map((language) => translatorOf(language));
  expect([0, 1, 2].map((count) => fr?.('catalogue.results', { count }))).toEqual([
    '0 produit',
    '1 produit',
    '2 produits',
  ]);
  expect([0, 1, 2].map((count) => en?.('catalogue.results', { count }))).toEqual([
    '0 products',
    '1 product',
    '2 products',
  ]);
  expect(vi?.('catalogue.results', { count: 1 })).toBe('1 sản phẩm');
});

test('a count parts its thousands as the language does', () => {
  const told = languages.map((language) => translatorOf(language)('catalogue.results', { count: 1011 }));
  expect(told).toEqual(['1\u00a0011 produits', '1,011 products', '1.011 sản phẩm']);
});

test('a key with dots is found and an unknown one shows itself', () => {
  const t = translatorOf('en') as (key: string) => string;
  expect(t('errors.validation.email')).toBe('Please enter a valid email address');
  expect(t('errors.nothing.here')).toBe('errors.nothing.here');
});

test('the messages of the specification stand to the letter', () => {
  const t = translatorOf('en') as (key: string) => string;
  const messages = {
    'errors.validation.email': 'Please enter a valid email address',
    'errors.auth.loginPasswordTooShort': 'Password must be at least 6 characters',
    'errors.auth.passwordTooShort': 'Password must be at least 8 characters',
    'errors.auth.passwordTooWeak':
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    'errors.auth.passwordsDiffer': "Passwords don't match",
    'errors.auth.phoneTooShort': 'Phone number must be at least 6 characters',
    'errors.auth.invalidCredentials': 'Invalid email or password. Please try again.',
    'errors.auth.resetTokenRequired': 'Reset token is required',
    'account.loginFailed': 'Login Failed',
    'account.error': 'Error',
    'account.linkFailed': 'Failed to send reset link. Please try again.',
    'account.sendLink': 'Send Reset Link',
    'account.backToSignIn': 'Back to sign in',
    'account.resetInvalidTitle': 'Invalid Reset Link',
    'account.resetInvalid': 'Invalid or expired reset link. Please request a new password reset.',
    'account.resetMissing': 'Invalid reset link. Token is missing.',
    'account.resetFailed': 'Password Reset Failed',
    'account.required': 'Account Required',
    'errors.validation.required': 'Required',
    'errors.validation.invalid': 'Invalid input',
    'errors.code.badAnswer': 'Unexpected response structure',
    'errors.notFoundTitle': 'Oops! Page not found',
    'errors.unexpectedTitle': 'Unexpected Application Error!',
    'catalogue.loadFailed': 'Failed to fetch products',
    'catalogue.categoriesFailed': 'Failed to fetch product categories',
    'help.detailsFailed': 'Failed to fetch product details',
    'help.demoFailed': 'Failed to generate fallback product',
    'product.relatedFailed': 'Failed to fetch related products',
    'product.pictureFailed': 'Failed to load image',
    'offers.failed': 'Failed to fetch offers',
    'home.categoriesFailed': 'Failed to load categories',
    'home.defaultCategories': 'Showing default categories',
    'cart.storageError': 'Storage Error',
    'cart.storageErrorText': 'Failed to save cart. Your changes might not persist.',
    'delivery.locationTitle': 'Enter Your Location',
    'catalogue.notFound': 'Product Not Found',
    'catalogue.notFoundText': "Sorry, we couldn't find the product you're looking for.",
    'home.featuredFailed': 'Failed to load featured products',
    'admin.noRole':
      "You don't have permission to manage orders. Contact your administrator to get the CAN_MANAGE_ORDERS role.",
    'contact.sending': 'Sending...',
    'contact.sent': 'Message Sent!',
    'contact.sentText': "Thank you for your message! We'll get back to you soon.",
    'contact.error': 'Error',
    'contact.errorText': 'There was an error sending your message. Please try again.',
    'contact.loadingStores': 'Loading stores',
    'contact.noStores': 'No store locations found',
    'errors.contact.nameTooShort': 'Name must be at least 2 characters long',
    'errors.contact.nameTooLong': 'Name must not exceed 50 characters',
    'errors.contact.nameLetters': 'Name can only contain letters and spaces',
    'errors.contact.emailRequired': 'Email is required',
    'errors.contact.subjectTooShort': 'Subject must be at least 5 characters long',
    'errors.contact.subjectTooLong': 'Subject must not exceed 100 characters',
    'errors.contact.messageTooShort': 'Message must be at least 10 characters long',
    'errors.contact.messageTooLong': 'Message must not exceed 1000 characters',
    'errors.checkout.nameTooShort': 'Name must be at least 2 characters',
    'errors.profile.email': 'Invalid email address',
    'errors.checkout.phoneTooShort': 'Phone number must be at least 10 digits',
    'errors.checkout.addressTooShort': 'The address must be at least 10 characters',
    'errors.checkout.cityTooShort': 'The city must be at least 2 characters',
    'errors.checkout.zipTooShort': 'The postal code must be at least 5 characters',
    'errors.checkout.noteTooLong': 'The delivery note must be under 500 characters',
    'errors.checkout.paymentMethodRequired': 'Please choose a payment method',
    'errors.code.wrongPassword': 'Invalid current password. Please try again.',
    'cart.browse': 'Browse Products',
    'checkout.placed': 'Order Placed',
    'checkout.placedText': 'Your order has been successfully placed.',
    'checkout.failed': 'Order Failed',
    'checkout.failedText': 'There was an error processing your order. Please try again.',
    'checkout.noPayment': 'No payment methods are currently available',
    'orders.heading': 'Order Management',
    'orders.mine': 'My Orders',
    'admin.detailFailed': 'Failed to load order details',
    'profile.passwordFailed': 'Failed to update password. Please try again.',
    'errors.profile.bioTooLong': 'Bio must be less than 500 characters',
    'profile.cannotDelete': 'Cannot Delete',
    'profile.cannotDeleteText': 'You must have at least one shipping address',
    'profile.loadFailed': 'Failed to fetch CustomerProfile',
    'profile.updated': 'Profile Updated',
    'profile.updatedText': 'Profile updated successfully',
    'profile.updateFailed': 'Failed to update profile',
    'profile.updateSignedOut': 'You must be logged in to update your profile',
    'profile.avatarDone': 'Avatar uploaded successfully',
    'profile.avatarFailed': 'Failed to upload avatar',
    'profile.avatarSignedOut': 'You must be logged in to upload an avatar',
  };
  for (const [key, message] of Object.entries(messages)) expect(t(key), key).toBe(message);
});

test('all languages fill the same gaps and say something for every key', () => {
  for (const area of areas) {
    const master = wordsOf('fr', area) ?? {};
    for (const language of languages) {
      const words = wordsOf(language, area) ?? {};
      expect(Object.keys(words).sort()).toEqual(Object.keys(master).sort());
      for (const [key, text] of Object.entries(master)) {
        const gaps = (word: string) => [...word.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
        expect(gaps(words[key] ?? ''), `${language}.${area}.${key}`).toEqual(gaps(text));
        expect(words[key]?.trim(), `${language}.${area}.${key}`).toBeTruthy();
      }
    }
  }
});

test('French keeps its typographic rules', () => {
  for (const area of areas)
    for (const [key, text] of Object.entries(wordsOf('fr', area) ?? {})) {
      expect(text, `${area}.${key}: a narrow space that does not break before high punctuation`).not.toMatch(
        /[^\u202f][:;!?»](\s|$)|«[^\u202f]/,
      );
      expect(text, `${area}.${key}: apostrophes are round`).not.toMatch(/\w'\w/);
      expect(text, `${area}.${key}: three dots are one sign`).not.toContain('...');
    }
});

test('Vietnamese keeps its typographic rules', () => {
  for (const area of areas)
    for (const [key, text] of Object.entries(wordsOf('vi', area) ?? {})) {
      expect(text, `${area}.${key}: a letter with its tone is one character`).toBe(text.normalize('NFC'));
      expect(text, `${area}.${key}: no space before a sign`).not.toMatch(/[\s\u00a0\u202f][:;!?,.](\s|$)/);
    }
});

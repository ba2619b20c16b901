/**
 * The messages that both documents of the specification quote, in the owner's wording: section 8 whole, and section 5,
 * to which it leads. Each has the word of ours that says it (`server.…` for an answer of the server), or the ruling that
 * leaves it out.
 */
export type SpecifiedMessage = { says: string } & ({ word: string } | { ruled: string });

const table = (words: Record<string, string>): SpecifiedMessage[] =>
  Object.entries(words).map(([word, says]) => ({ says, word }));

const storefront8: SpecifiedMessage[] = [
  ...table({
    'account.loginFailed': 'Login Failed',
    'errors.auth.invalidCredentials': 'Invalid email or password. Please try again.',
    'account.error': 'Error',
    'account.linkFailed': 'Failed to send reset link. Please try again.',
    'account.resetInvalid': 'Invalid or expired reset link. Please request a new password reset.',
    'errors.code.badAnswer': 'Unexpected response structure',
    'catalogue.loadFailed': 'Failed to fetch products',
    'help.detailsFailed': 'Failed to fetch product details',
    'help.demoFailed': 'Failed to generate fallback product',
    'product.relatedFailed': 'Failed to fetch related products',
    'offers.failed': 'Failed to fetch offers',
    'product.pictureFailed': 'Failed to load image',
    'home.categoriesFailed': 'Failed to load categories',
    'home.defaultCategories': 'Showing default categories',
    'catalogue.categoriesFailed': 'Failed to fetch product categories',
    'catalogue.notFound': 'Product Not Found',
    'catalogue.notFoundText': "Sorry, we couldn't find the product you're looking for.",
    'cart.storageError': 'Storage Error',
    'cart.storageErrorText': 'Failed to save cart. Your changes might not persist.',
    'server.noRefreshToken.message': 'No refresh token available',
    'errors.unexpectedTitle': 'Unexpected Application Error!',
  }),
  { says: 'Token refresh not implemented', ruled: 'decision 14: it is implemented' },
];

const backOffice8: SpecifiedMessage[] = [
  ...table({
    'home.featuredFailed': 'Failed to load featured products',
    'contact.error': 'Error',
    'contact.errorText': 'There was an error sending your message. Please try again.',
    'checkout.failed': 'Order Failed',
    'checkout.failedText': 'There was an error processing your order. Please try again.',
    'checkout.placed': 'Order Placed',
    'checkout.placedText': 'Your order has been successfully placed.',
    'profile.loadFailed': 'Failed to fetch CustomerProfile',
    'profile.updateSignedOut': 'You must be logged in to update your profile',
    'profile.updateFailed': 'Failed to update profile',
    'profile.avatarSignedOut': 'You must be logged in to upload an avatar',
    'profile.avatarFailed': 'Failed to upload avatar',
    'profile.updatedText': 'Profile updated successfully',
    'profile.avatarDone': 'Avatar uploaded successfully',
    'errors.code.wrongPassword': 'Invalid current password. Please try again.',
    'profile.passwordFailed': 'Failed to update password. Please try again.',
    'admin.orders.detailFailed': 'Failed to load order details',
    'admin.orders.moveFailed': 'Failed to save order',
    'admin.orders.moved': 'Order updated successfully',
    'admin.orders.deleteFailed': 'Failed to delete order',
    'admin.orders.created': 'Order created successfully',
    'admin.orders.deleted': 'Order deleted successfully',
    'admin.messages.accountFailed': 'Failed to get customer profile',
    'admin.customers.loadFailed': 'Failed to list customer profile',
    'admin.customers.changeFailed': 'Failed to update customer profile',
    'admin.customers.detailFailed': 'Failed to load customer details',
    'admin.customers.saveFailed': 'Failed to save customer',
    'admin.customers.deleteFailed': 'Failed to delete customer',
    'admin.customers.created': 'Customer created successfully',
    'admin.customers.updated': 'Customer updated successfully',
    'admin.customers.deleted': 'Customer deleted successfully',
    'server.invalidCredentials.message': 'Invalid credentials.',
    'account.resetInvalidTitle': 'Invalid Reset Link',
    'account.resetFailed': 'Password Reset Failed',
    'orders.trackUnknown': 'Order not found',
    'profile.cannotDelete': 'Cannot Delete',
    'profile.cannotDeleteText': 'You must have at least one shipping address',
  }),
  {
    says: 'Failed to delete customer profile',
    ruled: 'account and profile are deleted as one: “Failed to delete customer”',
  },
  ...table({
    'admin.products.detailFailed': 'Failed to load product details',
    'admin.products.updateFailed': 'Failed to update product',
    'admin.products.createFailed': 'Failed to create product',
    'admin.products.deleteFailed': 'Failed to delete product',
  }),
];

const storefront5: SpecifiedMessage[] = [
  ...table({
    'errors.validation.email': 'Please enter a valid email address',
    'errors.auth.loginPasswordTooShort': 'Password must be at least 6 characters',
    'errors.auth.passwordTooShort': 'Password must be at least 8 characters',
    'errors.auth.passwordTooWeak':
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    'errors.auth.passwordsDiffer': "Passwords don't match",
    'errors.auth.phoneTooShort': 'Phone number must be at least 6 characters',
    'errors.auth.resetTokenRequired': 'Reset token is required',
    'account.resetMissing': 'Invalid reset link. Token is missing.',
    'errors.validation.required': 'Required',
    'errors.validation.invalid': 'Invalid input',
    'errors.validation.type': 'Expected {{expected}}, received {{received}}',
  }),
  { says: 'Invalid email', ruled: 'the fields’ own messages of the same section stand instead' },
];

const backOffice5: SpecifiedMessage[] = [
  ...table({
    'errors.contact.nameTooShort': 'Name must be at least 2 characters long',
    'errors.contact.nameTooLong': 'Name must not exceed 50 characters',
    // Ruling 36: it names the sign.
    'errors.contact.nameLetters': 'Name can only contain letters and spaces, not “{sign}”',
    'errors.validation.email': 'Please enter a valid email address',
    'errors.contact.emailRequired': 'Email is required',
    'errors.contact.subjectTooShort': 'Subject must be at least 5 characters long',
    'errors.contact.subjectTooLong': 'Subject must not exceed 100 characters',
    'errors.contact.messageTooShort': 'Message must be at least 10 characters long',
    'errors.contact.messageTooLong': 'Message must not exceed 1000 characters',
    'errors.checkout.nameTooShort': 'Name must be at least 2 characters',
    'errors.profile.email': 'Invalid email address',
    'errors.checkout.phoneTooShort': 'Phone number must be at least 10 digits',
    'errors.profile.bioTooLong': 'Bio must be less than 500 characters',
    'errors.auth.currentPasswordRequired': 'Current password is required',
    'errors.auth.passwordTooShort': 'Password must be at least 8 characters',
    'errors.auth.confirmRequired': 'Please confirm your password',
    'errors.auth.passwordsDiffer': "Passwords don't match",
    'profile.cannotDelete': 'Cannot Delete',
    'profile.cannotDeleteText': 'You must have at least one shipping address',
    'admin.customers.deleteQuestion': 'Are you sure you want to delete this customer?',
    'admin.orders.deleteQuestion': 'Are you sure you want to delete this order?',
  }),
  { says: 'user already exists', ruled: 'the name of a kind of message; ours is errors.auth.emailTaken' },
];

export const specifiedMessages = { storefront8, backOffice8, storefront5, backOffice5 };

/** What other sections quote: titles, buttons and messages of a screen. */
export const specifiedTexts = table({
  'account.sendLink': 'Send Reset Link',
  'account.backToSignIn': 'Back to sign in',
  'account.required': 'Account Required',
  'errors.notFoundTitle': 'Oops! Page not found',
  'delivery.locationTitle': 'Enter Your Location',
  'admin.noRole.CAN_MANAGE_ORDERS':
    "You don't have permission to manage orders. Contact your administrator to get the “Orders” role.",
  'admin.noRole.CAN_MANAGE_PRODUCTS':
    "You don't have permission to manage products. Contact your administrator to get the “Products” role.",
  'admin.noRole.CAN_MANAGE_CUSTOMERS':
    "You don't have permission to manage customers. Contact your administrator to get the “Customers” role.",
  'admin.noRole.CAN_EDIT_FEATURES_CONFIGURATION':
    "You don't have permission to access feature configuration. Contact your administrator to get the “Settings” role.",
  'contact.sending': 'Sending...',
  'contact.sent': 'Message Sent!',
  'contact.sentText': "Thank you for your message! We'll get back to you soon.",
  'contact.loadingStores': 'Loading stores',
  'contact.noStores': 'No store locations found',
  // Ruling 41: it says how to complete a short place.
  'errors.checkout.addressTooShort':
    'The address must be at least 10 characters: add the house number, hamlet or floor',
  'errors.checkout.cityTooShort': 'The city must be at least 2 characters: add the county or region to a shorter name',
  'errors.checkout.zipTooShort': 'The postal code must be at least 5 characters',
  'errors.checkout.noteTooLong': 'The delivery note must be under 500 characters',
  'errors.checkout.paymentMethodRequired': 'Please choose a payment method',
  'cart.browse': 'Browse Products',
  'checkout.noPayment': 'No payment methods are currently available',
  'orders.heading': 'Order Management',
  'orders.mine': 'My Orders',
  'profile.updated': 'Profile Updated',
});

import { endpoint } from './endpoint.ts';

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/forgot-password',
  access: 'public',
  flag: 'features.forgotPassword',
  schemas: async () => (await import('./recovery.schema.ts')).forgotPassword,
});

export const verifyResetPasswordToken = endpoint({
  name: 'verifyResetPasswordToken',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/verify-reset-password-token',
  access: 'public',
  flag: 'features.forgotPassword',
  schemas: async () => (await import('./recovery.schema.ts')).verifyResetPasswordToken,
  tokensOnTop: true,
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/reset-password',
  access: 'public',
  flag: 'features.forgotPassword',
  schemas: async () => (await import('./recovery.schema.ts')).resetPassword,
});

export const changePassword = endpoint({
  name: 'changePassword',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/change-password',
  access: 'customer',
  schemas: async () => (await import('./recovery.schema.ts')).changePassword,
  tokensOnTop: true,
});

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/verify-email',
  access: 'public',
  schemas: async () => (await import('./recovery.schema.ts')).verifyEmail,
});

export const readVerifyLink = endpoint({
  name: 'readVerifyLink',
  tag: 'accounts',
  method: 'GET',
  path: '/authentication/verify-email',
  access: 'customer',
  schemas: async () => (await import('./recovery.schema.ts')).readVerifyLink,
});

export const rejectAddress = endpoint({
  name: 'rejectAddress',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/verify-email/reject',
  access: 'public',
  schemas: async () => (await import('./recovery.schema.ts')).rejectAddress,
});

export const withdrawNewAddress = endpoint({
  name: 'withdrawNewAddress',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/verify-email/withdraw',
  access: 'customer',
  schemas: async () => (await import('./recovery.schema.ts')).withdrawNewAddress,
});

export const resendVerification = endpoint({
  name: 'resendVerification',
  tag: 'accounts',
  method: 'POST',
  path: '/authentication/verify-email/resend',
  access: 'customer',
  schemas: async () => (await import('./recovery.schema.ts')).resendVerification,
});

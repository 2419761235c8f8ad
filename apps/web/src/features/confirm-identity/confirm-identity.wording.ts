export const words = {
  title: 'Confirm your password',
  text: 'You signed in a while ago. Enter your password to continue.',
  password: 'Your password',
  code: 'Code from your authenticator app, or a recovery code',
  action: 'Confirm',
  cancel: 'Cancel',
} as const;

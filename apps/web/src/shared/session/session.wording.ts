export const words = {
  sessionEnded: 'Your session has ended. Sign in to continue where you were.',
  signInFirst: 'Sign in to open the page that you requested.',
} as const;

export const specifiedWords = {
  unauthorized: 'Unauthorized',
  signingIn: 'You are logged out. Logging in again...',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  authenticationFailed: 'Authentication failed',
  refreshFailed: 'Failed to refresh user data',
} as const;

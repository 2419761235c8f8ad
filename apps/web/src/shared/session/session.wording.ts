export const specifiedWords = {
  unauthorized: 'Unauthorized',
  signingIn: 'You are logged out. Logging in again...',
  loginFailed: 'Login failed',
  signupFailed: 'Signup failed',
  authenticationFailed: 'Authentication failed',
  refreshFailed: 'Failed to refresh user data',
} as const;

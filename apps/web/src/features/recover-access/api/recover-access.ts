import { call } from '#shared/api/client.ts';

export const resetPassword = (token: string, password: string): Promise<void> =>
  call('POST', '/api/auth/reset-password', { body: { token, password } });

export const confirmEmail = (token: string): Promise<void> =>
  call('POST', '/api/auth/confirm-email', { body: { token } });

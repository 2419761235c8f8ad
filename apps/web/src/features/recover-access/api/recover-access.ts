import { routes } from '@groundwork/contracts/client';
import { bareApi } from '#shared/api/client.ts';

export const resetPassword = (token: string, password: string): Promise<void> =>
  bareApi.post(routes.resetPassword, { body: { token, password } });

export const confirmEmail = (token: string): Promise<void> =>
  bareApi.post(routes.confirmEmail, { body: { token } });

export const confirmReplyTo = (token: string): Promise<void> =>
  bareApi.post(routes.confirmReplyTo, { body: { token } });

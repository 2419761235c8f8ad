import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';

export async function sendConfirmation(password: string, otp: string): Promise<void> {
  const body = { password, ...(otp !== '' && { otp }) };
  await api.post(routes.confirmIdentity, { body });
}

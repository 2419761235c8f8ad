import type { SigningKey } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { bareApi } from '#shared/api/client.ts';

export const loadSigningKeys = (): Promise<readonly SigningKey[]> => bareApi.get(routes.signingKeys);

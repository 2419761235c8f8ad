import type { CheckedCriteria } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { bareApi } from '#shared/api/client.ts';

export const checkDocument = (document: object): Promise<CheckedCriteria> =>
  bareApi.post(routes.checkCriteria, { body: document as { format: string } });

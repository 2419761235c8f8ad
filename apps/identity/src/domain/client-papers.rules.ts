import { completeStatuses, type DocumentStatus } from '@groundwork/contracts';

export const papersOfCategory = 3;

export const isCounted = (status: DocumentStatus, isDeleted: boolean): boolean =>
  !isDeleted && completeStatuses.includes(status);

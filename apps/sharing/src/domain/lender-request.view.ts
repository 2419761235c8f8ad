import type { LenderRequest, SharedRequest } from '@groundwork/contracts';
import type { LenderRequestRow, RequestTexts } from './lender-request.model.ts';

export const toSharedRequest = (row: LenderRequestRow, texts: RequestTexts): SharedRequest => ({
  id: row.id,
  ...texts,
  dueDay: row.dueDay,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

export const toLenderRequest = (
  row: LenderRequestRow,
  texts: RequestTexts,
  recipient: string,
): LenderRequest => ({
  ...toSharedRequest(row, texts),
  packageId: row.packageId,
  linkId: row.linkId,
  recipient,
  documentIds: row.documentIds,
});

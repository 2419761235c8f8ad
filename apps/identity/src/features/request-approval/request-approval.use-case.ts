import { appendAudit } from '@groundwork/platform-audit';
import type { EntityManager } from 'typeorm';
import { placeRequest, type StaffRequestRow } from '../../persistence/staff-request.repository.ts';

export async function requestApproval(
  manager: EntityManager,
  wish: Pick<StaffRequestRow, 'kind' | 'userId' | 'requesterId' | 'role'>,
): Promise<StaffRequestRow> {
  const { row, isNew } = await placeRequest(manager, wish);
  if (isNew) await auditRequest(manager, row, wish.requesterId, 'requested');
  return row;
}

type Step = 'requested' | 'rejected' | 'withdrawn' | 'expired';

const actions = { 'change-role': 'user.role-change', 'reset-link': 'password.reset-link' } as const;

export const auditRequest = (
  manager: EntityManager,
  { id, kind, userId, requesterId, role }: StaffRequestRow,
  actor: string,
  step: Step,
): Promise<void> =>
  appendAudit(manager, {
    actor,
    action: `${actions[kind]}-${step}`,
    subject: { type: 'user', id: userId },
    userId,
    details: {
      requestId: id,
      ...(role && { to: role }),
      ...(actor !== requesterId && { requestedBy: requesterId }),
    },
  });

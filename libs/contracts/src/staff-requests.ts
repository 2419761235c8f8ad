import { z } from 'zod';
import { resetLink, role, userSummary } from './account.ts';
import { staffRequestId } from './ids.ts';

export const roleChange = userSummary.extend({ pendingRole: role.optional() });
export type RoleChange = z.infer<typeof roleChange>;

export const staffRequest = z.object({
  id: staffRequestId,
  kind: z.enum(['change-role', 'reset-link']),
  user: userSummary,
  role: role.nullable(),
  requestedBy: userSummary,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** An admin never decides their own request, nor one about their own account. */
  canApprove: z.boolean(),
  canReject: z.boolean(),
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const approvedRequest = z.object({ user: userSummary, link: resetLink.optional() });
export type ApprovedRequest = z.infer<typeof approvedRequest>;

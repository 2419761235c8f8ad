import type { AcceptInvitationBody, Grant, Practice, OpenedInvitation } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api, bareApi } from '#shared/api/client.ts';

/** The token is in a body only: an address reaches logs. */
export const readInvitation = (token: string): Promise<OpenedInvitation> =>
  bareApi.post(routes.readInvitation, { body: { token } });

export const acceptInvitation = (body: AcceptInvitationBody): Promise<Grant | Practice> =>
  api.post(routes.acceptInvitation, { body });

export const declineInvitation = (token: string): Promise<unknown> =>
  bareApi.post(routes.declineInvitation, { body: { token } });

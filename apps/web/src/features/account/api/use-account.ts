import type { AccountSession, EndedSessions, NameBody } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { refreshUser } from '#shared/session/use-session.ts';

export function useSessions(): Query<readonly AccountSession[]> {
  return useQuery(routes.sessions);
}

async function refreshUserAfter<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  await refreshUser();
  return answer;
}

function toForm(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

export const accountCalls = {
  rename: (body: NameBody) => refreshUserAfter(api.patch(routes.changeName, { body })),
  setPicture: (file: File) => refreshUserAfter(api.post(routes.changePicture, { body: toForm(file) })),
  removePicture: () => refreshUserAfter(api.del(routes.removePicture)),
  changeEmail: (email: string, password: string) =>
    api.post(routes.changeEmail, { body: { email, password } }),
  startMfa: (password: string) => api.post(routes.startMfa, { body: { password } }),
  confirmMfa: (otp: string) => api.post(routes.confirmMfa, { body: { otp } }),
  renewCodes: (password: string, otp: string) =>
    api.post(routes.renewRecoveryCodes, { body: { password, otp } }),
  stopMfa: (password: string, otp: string) =>
    refreshUserAfter(api.post(routes.stopMfa, { body: { password, otp } })),
} as const;

export interface SessionActions {
  readonly changePassword: (currentPassword: string, newPassword: string) => Promise<void>;
  readonly end: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<EndedSessions>;
}

export function useSessionActions(): SessionActions {
  const cache = useQueryCache();
  const refreshSessionsAfter = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await cache.refresh(routes.sessions);
    return answer;
  };
  return {
    changePassword: (currentPassword, newPassword) =>
      refreshSessionsAfter(api.post(routes.changePassword, { body: { currentPassword, newPassword } })),
    end: (id) => refreshSessionsAfter(api.del(routes.endSession, { params: { id } })),
    endOthers: () => refreshSessionsAfter(api.post(routes.endOtherSessions)),
  };
}

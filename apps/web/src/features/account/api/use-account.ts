import type { AccountSession, EndedSessions, NameBody } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { refreshUser } from '#shared/session/use-session.ts';

export function useSessions(): Query<readonly AccountSession[]> {
  return useQuery(routes.sessions);
}

/** Whoever is shown on screen is asked for again once they have changed. */
async function thenUser<T>(call: Promise<T>): Promise<T> {
  const answer = await call;
  await refreshUser();
  return answer;
}

function picture(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

export const accountCalls = {
  rename: (body: NameBody) => thenUser(api.patch(routes.changeName, { body })),
  setPicture: (file: File) => thenUser(api.post(routes.changePicture, { body: picture(file) })),
  removePicture: () => thenUser(api.del(routes.removePicture)),
  changeEmail: (email: string, password: string) =>
    api.post(routes.changeEmail, { body: { email, password } }),
  startMfa: (password: string) => api.post(routes.startMfa, { body: { password } }),
  confirmMfa: (otp: string) => api.post(routes.confirmMfa, { body: { otp } }),
  renewCodes: (password: string, otp: string) =>
    api.post(routes.renewRecoveryCodes, { body: { password, otp } }),
  stopMfa: (password: string, otp: string) => thenUser(api.post(routes.stopMfa, { body: { password, otp } })),
} as const;

export interface SessionActions {
  readonly changePassword: (currentPassword: string, newPassword: string) => Promise<void>;
  readonly end: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<EndedSessions>;
}

/** Each one refreshes the list of sessions. */
export function useSessionActions(): SessionActions {
  const cached = useQueryCache();
  const listedAnew = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await cached.refresh(routes.sessions);
    return answer;
  };
  return {
    changePassword: (currentPassword, newPassword) =>
      listedAnew(api.post(routes.changePassword, { body: { currentPassword, newPassword } })),
    end: (id) => listedAnew(api.del(routes.endSession, { params: { id } })),
    endOthers: () => listedAnew(api.post(routes.endOtherSessions)),
  };
}

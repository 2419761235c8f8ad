import type {
  AccountSession,
  EndedSessions,
  Enrolment,
  NameBody,
  RecoveryCodes,
  Spoken,
} from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';
import { refreshUser } from '#shared/session/use-session.ts';

const path = '/api/account';
const sessionsPath = `${path}/sessions`;

export function useSessions(): Query<readonly AccountSession[]> {
  return useQuery<readonly AccountSession[]>(sessionsPath);
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
  rename: (body: NameBody) => thenUser(request('PATCH', path, { body })),
  setPicture: (file: File) => thenUser(request('POST', `${path}/picture`, { body: picture(file) })),
  removePicture: () => thenUser(request('DELETE', `${path}/picture`)),
  changeEmail: (email: string, password: string) =>
    request<Spoken>('POST', `${path}/email`, { body: { email, password } }),
  startMfa: (password: string) => request<Enrolment>('POST', `${path}/mfa`, { body: { password } }),
  confirmMfa: (otp: string) => request<RecoveryCodes>('POST', `${path}/mfa/confirm`, { body: { otp } }),
  renewCodes: (password: string, otp: string) =>
    request<RecoveryCodes>('POST', `${path}/mfa/recovery-codes`, { body: { password, otp } }),
  stopMfa: (password: string, otp: string) =>
    thenUser(request('POST', `${path}/mfa/stop`, { body: { password, otp } })),
} as const;

export interface SessionActions {
  readonly changePassword: (currentPassword: string, newPassword: string) => Promise<void>;
  readonly end: (id: string) => Promise<void>;
  readonly endOthers: () => Promise<EndedSessions>;
}

/** Each one refreshes the list of sessions. */
export function useSessionActions(): SessionActions {
  const { mutate } = useSWRConfig();
  const listedAnew = async <T>(call: Promise<T>): Promise<T> => {
    const answer = await call;
    await mutate(sessionsPath);
    return answer;
  };
  return {
    changePassword: (currentPassword, newPassword) =>
      listedAnew(request('POST', `${path}/password`, { body: { currentPassword, newPassword } })),
    end: (id) => listedAnew(request('DELETE', `${sessionsPath}/${id}`)),
    endOthers: () => listedAnew(request<EndedSessions>('POST', `${sessionsPath}/end-others`)),
  };
}

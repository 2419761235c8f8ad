import type { FieldName, ProfileInput, ProfileReply } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '../api/client.ts';
import { useRefreshAffected } from '../api/use-refresh-affected.ts';
import { urlOf } from '../api/url-of.ts';

type Values = Readonly<Partial<Record<FieldName | 'answered', unknown>>>;

export type SaveProfile = (values: Values, version: number | undefined) => Promise<ProfileReply>;

const changed = { keys: [urlOf(routes.profile), urlOf(routes.documents), urlOf(routes.dashboard)] };

export const readProfile = (): Promise<ProfileReply> => api.get(routes.profile);

/** Sends the text of the inputs, because the server parses it. A field that is absent does not change. */
export function useSaveProfile(): SaveProfile {
  const refreshAffected = useRefreshAffected();
  return async (values, version) => {
    const saved = await api.post(routes.saveProfile, {
      body: values as ProfileInput,
      ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
    });
    void refreshAffected(changed);
    return saved;
  };
}

import type { FieldName, ProfileReply } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '../api/client.ts';
import { type Query, useQuery } from '../api/use-query.ts';

const path = '/api/business-profile';

export function useProfile(): Query<ProfileReply> {
  return useQuery<ProfileReply>(path);
}

export type SaveProfile = (values: Readonly<Partial<Record<FieldName, unknown>>>) => Promise<ProfileReply>;

/** Sends the profile, or a part of it: what is absent stays as it was. What is on screen of it and of the dashboard follows. */
export function useSaveProfile(): SaveProfile {
  const { mutate } = useSWRConfig();
  return async (values) => {
    const saved = await request<ProfileReply>('POST', path, { body: values });
    void mutate((key) => typeof key === 'string' && key.startsWith(path));
    void mutate('/api/dashboard');
    return saved;
  };
}

import type { Notice, NoticePreferenceBody, NoticePreferences } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

const path = '/api/notices';
const preferencesPath = `${path}/preferences`;

export function useNotices(): Query<readonly Notice[]> {
  return useQuery<readonly Notice[]>(path);
}

export function useNoticePreferences(): Query<NoticePreferences> {
  return useQuery<NoticePreferences>(preferencesPath);
}

export interface NoticeActions {
  readonly read: (id: string) => Promise<void>;
  readonly readAll: () => Promise<void>;
  readonly prefer: (wish: NoticePreferenceBody) => Promise<void>;
}

export function useNoticeActions(): NoticeActions {
  const { mutate } = useSWRConfig();
  return {
    read: async (id) => {
      await request('POST', `${path}/${id}/read`);
      await mutate(path);
    },
    readAll: async () => {
      await request('POST', `${path}/read`);
      await mutate(path);
    },
    prefer: async (wish) => {
      const now = await request<NoticePreferences>('PATCH', preferencesPath, { body: wish });
      await mutate(preferencesPath, now, { revalidate: false });
    },
  };
}

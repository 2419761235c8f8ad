import type { Notice, NoticePreferenceBody, NoticePreferences } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { useQueryCache } from '#shared/api/use-query-cache.ts';
import { type Query, useQuery } from '#shared/api/use-query.ts';

export function useNotices(): Query<readonly Notice[]> {
  return useQuery(routes.notices);
}

export function useNoticePreferences(): Query<NoticePreferences> {
  return useQuery(routes.noticePreferences);
}

export interface NoticeActions {
  readonly read: (id: string) => Promise<void>;
  readonly readAll: () => Promise<void>;
  readonly changePreference: (preference: NoticePreferenceBody) => Promise<void>;
}

export function useNoticeActions(): NoticeActions {
  const cache = useQueryCache();
  return {
    read: async (id) => {
      await api.post(routes.readNotice, { params: { id } });
      await cache.refresh(routes.notices);
    },
    readAll: async () => {
      await api.post(routes.readAllNotices);
      await cache.refresh(routes.notices);
    },
    changePreference: async (preference) => {
      const preferences = await api.patch(routes.changeNoticePreference, { body: preference });
      await cache.change(routes.noticePreferences, () => preferences);
    },
  };
}

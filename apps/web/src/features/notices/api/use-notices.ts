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
  readonly prefer: (wish: NoticePreferenceBody) => Promise<void>;
}

export function useNoticeActions(): NoticeActions {
  const cached = useQueryCache();
  return {
    read: async (id) => {
      await api.post(routes.readNotice, { params: { id } });
      await cached.refresh(routes.notices);
    },
    readAll: async () => {
      await api.post(routes.readAllNotices);
      await cached.refresh(routes.notices);
    },
    prefer: async (wish) => {
      const now = await api.patch(routes.changeNoticePreference, { body: wish });
      await cached.change(routes.noticePreferences, () => now);
    },
  };
}

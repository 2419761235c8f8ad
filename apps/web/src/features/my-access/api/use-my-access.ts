import type { Business } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

const keys = [urlOf(routes.businesses), urlOf(routes.practices)];

interface MyAccessActions {
  readonly add: (name: string) => Promise<Business>;
  readonly leave: (business: Business) => Promise<unknown>;
}

export function useMyAccessActions(): MyAccessActions {
  const refreshAffected = useRefreshAffected();
  return {
    add: async (name) => {
      const added = await api.post(routes.addBusiness, { body: { name } });
      await refreshAffected({ keys });
      return added;
    },
    leave: async ({ id, through }) => {
      await (through === null
        ? api.post(routes.leaveBusiness, { params: { id } })
        : api.del(routes.endClient, { params: { id: through.practiceId, businessId: id } }));
    },
  };
}

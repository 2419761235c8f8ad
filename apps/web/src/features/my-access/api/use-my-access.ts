import type { Business, ErasureView } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

const keys = [urlOf(routes.businesses), urlOf(routes.practices)];

interface MyAccessActions {
  readonly add: (name: string) => Promise<Business>;
  readonly rename: (id: string, name: string) => Promise<Business>;
  readonly erase: (id: string, password: string) => Promise<ErasureView>;
  readonly keep: (id: string) => Promise<unknown>;
  readonly leave: (business: Business) => Promise<unknown>;
}

export function useMyAccessActions(): MyAccessActions {
  const refreshAffected = useRefreshAffected();
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshAffected({ keys });
    return reply;
  }
  return {
    add: (name) => withRefresh(api.post(routes.addBusiness, { body: { name } })),
    rename: (id, name) => withRefresh(api.patch(routes.renameBusiness, { params: { id }, body: { name } })),
    erase: (id, password) =>
      withRefresh(api.del(routes.eraseBusiness, { params: { id }, body: { password } })),
    keep: (id) => withRefresh(api.del(routes.keepBusiness, { params: { id } })),
    leave: async ({ id, through }) => {
      await (through === null
        ? api.post(routes.leaveBusiness, { params: { id } })
        : api.del(routes.endClient, { params: { id: through.practiceId, businessId: id } }));
    },
  };
}

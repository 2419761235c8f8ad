import type { Brand, BrandBody } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { api } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

interface BrandActions {
  readonly save: (body: BrandBody) => Promise<Brand>;
  readonly remove: () => Promise<unknown>;
  readonly restore: (brand: Brand) => Promise<void>;
  readonly checkHost: () => Promise<Brand>;
  readonly setLogo: (file: Blob) => Promise<Brand>;
}

export function useBrand(id: string): BrandActions {
  const refreshAffected = useRefreshAffected();
  const params = { id };
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshAffected({ keys: [urlOf(routes.practices)] });
    return reply;
  }
  const save = (body: BrandBody) => withRefresh(api.patch(routes.changeBrand, { params, body }));
  const setLogo = (file: Blob) => {
    const form = new FormData();
    form.append('file', file);
    return withRefresh(api.post(routes.setBrandLogo, { params, body: form }));
  };
  return {
    save,
    setLogo,
    remove: () => withRefresh(api.del(routes.removeBrand, { params })),
    restore: async ({ name, colors, host, replyTo, logo }) => {
      await save({ name, colors, host, replyTo });
      if (logo !== null) await setLogo(bytesOf(logo));
    },
    checkHost: () => withRefresh(api.post(routes.checkBrandHost, { params })),
  };
}

/** The policy of the page lets no script fetch a data: address. */
function bytesOf(dataAddress: string): Blob {
  const encoded = dataAddress.slice(dataAddress.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

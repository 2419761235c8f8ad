import type { Brand, BrandBody } from '@groundwork/contracts';
import { routes } from '@groundwork/contracts/client';
import { useState } from 'react';
import { api, fetchFile } from '#shared/api/client.ts';
import { urlOf } from '#shared/api/url-of.ts';
import { useRefreshAffected } from '#shared/api/use-refresh-affected.ts';

interface BrandActions {
  /** From the newest reply: the address in the list works a moment later. */
  readonly logo: string | null;
  readonly save: (body: BrandBody) => Promise<Brand>;
  readonly remove: () => Promise<unknown>;
  readonly restore: (brand: Brand, logo: Blob | null) => Promise<void>;
  readonly readLogo: () => Promise<Blob | null>;
  readonly checkHost: () => Promise<Brand>;
  readonly setLogo: (file: Blob) => Promise<Brand>;
}

export function useBrand(id: string, brand: Brand | null): BrandActions {
  const [newest, setNewest] = useState<Brand>();
  const logo = brand && (newest ?? brand).logo;
  const refreshAffected = useRefreshAffected();
  const params = { id };
  async function withRefresh<Reply>(change: Promise<Reply>): Promise<Reply> {
    const reply = await change;
    await refreshAffected({ keys: [urlOf(routes.practices)] });
    return reply;
  }
  async function withBrand(change: Promise<Brand>): Promise<Brand> {
    const reply = await change;
    setNewest(reply);
    return withRefresh(Promise.resolve(reply));
  }
  const save = (body: BrandBody) => withBrand(api.patch(routes.changeBrand, { params, body }));
  const setLogo = (file: Blob) => {
    const form = new FormData();
    form.append('file', file);
    return withBrand(api.post(routes.setBrandLogo, { params, body: form }));
  };
  return {
    logo,
    save,
    setLogo,
    remove: () => withRefresh(api.del(routes.removeBrand, { params })),
    /** The address for replies comes last: its link can be refused. */
    restore: async ({ name, colors, host, replyTo }, logo) => {
      await save({ name, colors, host });
      if (logo !== null) await setLogo(logo);
      await save({ replyTo });
    },
    readLogo: async () =>
      logo === null ? null : logo.startsWith(dataStart) ? bytesOf(logo) : fetchFile(logo),
    checkHost: () => withRefresh(api.post(routes.checkBrandHost, { params })),
  };
}

const dataStart = 'data:';

/** The policy of the page lets no script fetch a data: address. */
function bytesOf(dataAddress: string): Blob {
  const encoded = dataAddress.slice(dataAddress.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: 'image/png' });
}

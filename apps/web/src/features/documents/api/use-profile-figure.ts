import type { FieldName, ProfileReply } from '@groundwork/contracts';
import { useSWRConfig } from 'swr';
import { request } from '#shared/api/client.ts';

const path = '/api/business-profile';

/** Saves one figure; every field that is not sent keeps what is stored. */
export function useSaveFigure(): (field: FieldName, amount: number) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (field, amount) => {
    const saved = await request<ProfileReply>('POST', path, { body: { [field]: amount } });
    await mutate(path, saved, { revalidate: false });
    void mutate((key) => typeof key === 'string' && key.startsWith(`${path}/`));
    for (const query of ['/api/documents', '/api/dashboard']) void mutate(query);
  };
}

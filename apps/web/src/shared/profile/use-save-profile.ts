import type { FieldName, ProfileReply } from '@groundwork/contracts';
import { request } from '../api/client.ts';
import { useAskAgain } from '../api/use-ask-again.ts';
import { profilePath } from './use-profile.ts';

export type SaveProfile = (values: Readonly<Partial<Record<FieldName, unknown>>>) => Promise<ProfileReply>;

const changed = { keys: [profilePath, '/api/documents', '/api/dashboard'] };

/** Sends the profile, or a part of it: what is absent stays as it was. What is on screen of it follows. */
export function useSaveProfile(): SaveProfile {
  const askAgain = useAskAgain();
  return async (values) => {
    const saved = await request<ProfileReply>('POST', profilePath, { body: values });
    void askAgain(changed);
    return saved;
  };
}

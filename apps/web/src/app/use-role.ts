import type { Role } from '@groundwork/contracts';
import { useSession } from '#shared/session/use-session.ts';

export const useRole = (): Role => useSession().user?.role ?? 'user';

import { useSession } from './use-session.ts';

export const useIsAdministrator = (): boolean => useSession().user?.role === 'admin';

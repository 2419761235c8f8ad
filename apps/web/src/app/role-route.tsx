import type { Role } from '@groundwork/contracts';
import { lazy, type ReactNode } from 'react';
import { useSession } from '#shared/session/use-session.ts';

const ForbiddenPage = lazy(() => import('../pages/forbidden-page.tsx'));

export interface RoleRouteProps {
  readonly role: Role;
  readonly children: ReactNode;
}

/** The server checks the role again for each call. */
export function RoleRoute({ role, children }: RoleRouteProps) {
  const { user } = useSession();
  return user?.role === role ? children : <ForbiddenPage />;
}

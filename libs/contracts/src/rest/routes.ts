import { accountRoutes } from './account.routes.ts';
import { adminRoutes } from './admin.routes.ts';
import { billingRoutes } from './billing.routes.ts';
import { documentRoutes } from './document.routes.ts';
import { identityRoutes } from './identity.routes.ts';
import { lenderRoutes } from './lender.routes.ts';
import { noticeRoutes } from './notice.routes.ts';
import { privacyRoutes } from './privacy.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { scoreRoutes } from './score.routes.ts';
import { siteRoutes } from './site.routes.ts';

export const routes = {
  ...identityRoutes,
  ...accountRoutes,
  ...noticeRoutes,
  ...scoreRoutes,
  ...profileRoutes,
  ...documentRoutes,
  ...lenderRoutes,
  ...billingRoutes,
  ...privacyRoutes,
  ...adminRoutes,
  ...siteRoutes,
} as const;

export type RouteName = keyof typeof routes;

import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'gateway',
  user: 10_018,
  needs: ['storage'],
  calls: 'every',
  watches: true,
  settings: ['PUBLIC_URL', 'TRUSTED_PROXIES', 'STAFF_TWO_STEP'],
  localSettings: ['REQUESTS_PER_SECOND', 'SITE_CONFIG', 'EXEMPT_NETWORKS', 'UNDECLARED_REFUSALS'],
  isPublic: true,
  scaling: 'cpu',
};

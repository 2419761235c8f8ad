import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'gateway',
  user: 10_018,
  needs: ['storage'],
  calls: 'every',
  watches: true,
  isPublic: true,
  scaling: 'cpu',
};

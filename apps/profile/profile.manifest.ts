import { events } from '@groundwork/contracts';
import type { ServiceManifest } from '@groundwork/platform-service';

export const manifest: ServiceManifest = {
  name: 'profile',
  user: 10_012,
  tables: ['profiles', 'profile_changes', 'accounts'],
  needs: ['fieldKeys'],
  publishes: [events.profileSaved, events.accountsChanged],
  erases: true,
};

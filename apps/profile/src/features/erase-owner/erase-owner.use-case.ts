import type { OwnerErasure } from '@groundwork/platform-erasure';

export const profileErasure: OwnerErasure = {
  tableLabels: {
    profiles: 'business profile and the key to its encrypted fields',
    accounts: 'bank accounts',
    profile_changes: 'entries of the profile’s history',
  },
};

import type { OwnerErasure } from '@groundwork/platform-erasure';

export const ledgerErasure: OwnerErasure = { tableLabels: { bank_files: 'bank files' } };

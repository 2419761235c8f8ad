import type { OwnerErasure } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';

const nobody = '00000000-0000-0000-0000-000000000000';

export const matchingErasure: OwnerErasure = {
  tableLabels: {
    owners: 'lender matches and the figures behind them',
    documents: 'what was known of documents',
    applications: 'notes on lenders',
  },
  async eraseInTransaction(manager: EntityManager, userId: string) {
    const change = 'update programme_versions set changed_by = $2 where changed_by = $1';
    const [, count] = await manager.query<[unknown, number]>(change, [userId, nobody]);
    const why = 'Lenders are shown by it. It no longer says that it was you.';
    return { erased: [], kept: [{ what: 'changes of the lender catalogue', count, why }] };
  },
};

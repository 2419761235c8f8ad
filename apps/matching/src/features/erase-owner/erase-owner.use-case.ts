import type { OwnerErasure } from '@groundwork/platform-erasure';
import type { EntityManager } from 'typeorm';
import { receiptWords } from '../../matching.wording.ts';

const { erased, retained } = receiptWords;
const erasedUserId = '00000000-0000-0000-0000-000000000000';

export const matchingErasure: OwnerErasure = {
  tableLabels: erased,
  async eraseInTransaction(manager: EntityManager, userId: string) {
    const change = 'update programme_versions set changed_by = $2 where changed_by = $1';
    const [, count] = await manager.query<[unknown, number]>(change, [userId, erasedUserId]);
    await manager.query('update record_uploads set created_by = $2 where created_by = $1', [
      userId,
      erasedUserId,
    ]);
    return { erased: [], kept: [{ ...retained.catalogue, count }] };
  },
};

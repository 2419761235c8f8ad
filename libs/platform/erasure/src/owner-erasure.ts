import type { ErasureId, ErasureReport, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

export const OWNER_ERASURE = Symbol('erasure of an owner');

export interface OwnerErasure {
  readonly tableLabels: Readonly<Record<string, string>>;
  stopWork?(manager: EntityManager, userId: UserId): Promise<void>;
  eraseOutsideDatabase?(userId: UserId, erasureId: ErasureId): Promise<ErasureReport>;
  eraseInTransaction?(manager: EntityManager, userId: UserId, erasureId: ErasureId): Promise<ErasureReport>;
}

export const joinReports = (reports: readonly ErasureReport[]): ErasureReport => ({
  erased: reports.flatMap(({ erased }) => erased).filter(({ count }) => count > 0),
  kept: reports.flatMap(({ kept }) => kept).filter(({ count }) => count > 0),
});

export const emptyReport: ErasureReport = { erased: [], kept: [] };

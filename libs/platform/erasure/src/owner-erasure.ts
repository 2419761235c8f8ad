import type { ErasureId, ErasureReport, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

export const OWNER_ERASURE = Symbol('erasure of an owner');

/** What a service adds to the rows that every one of its tables has of an owner. Any of it may be run again. */
export interface OwnerErasure {
  /** What the rows of a table are called in the receipt. */
  readonly words: Readonly<Record<string, string>>;
  /** In the transaction that takes the request: from here on nothing new begins. */
  stop?(manager: EntityManager, userId: UserId): Promise<void>;
  /** What lies outside the database, while the rows still say where. Thrown "unavailable", it is tried again. */
  outside?(userId: UserId, erasureId: ErasureId): Promise<ErasureReport>;
  /** In the transaction that deletes the rows. */
  inside?(manager: EntityManager, userId: UserId, erasureId: ErasureId): Promise<ErasureReport>;
}

export const joined = (reports: readonly ErasureReport[]): ErasureReport => ({
  erased: reports.flatMap(({ erased }) => erased).filter(({ count }) => count > 0),
  kept: reports.flatMap(({ kept }) => kept).filter(({ count }) => count > 0),
});

export const nothing: ErasureReport = { erased: [], kept: [] };

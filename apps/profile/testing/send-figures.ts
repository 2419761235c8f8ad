import { events, type FigureWitnessState } from '@groundwork/contracts';
import { eventually, type RunningService, sendEvent } from '@groundwork/testing';

const versions = new Map<string, number>();

/** Sends the sources of an owner as the ledger does, and waits until profile stored them. */
export async function sendFigures(
  service: RunningService,
  userId: string,
  figures: readonly FigureWitnessState[],
): Promise<void> {
  const version = (versions.get(userId) ?? 0) + 1;
  versions.set(userId, version);
  await sendEvent(service.connection, events.evidenceChanged, {
    userId,
    aggregateId: userId,
    aggregateVersion: version,
    data: { witnesses: [], accounts: [], figures: [...figures] },
  });
  await eventually(
    () => service.query('select version from evidence where user_id = $1', [userId]),
    ([row]) => row?.['version'] === version,
  );
}

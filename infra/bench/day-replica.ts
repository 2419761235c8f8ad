// One replica of scoring, without its calls and events: it computes what is due on the day of each message.
import { connectNats, LivePublisher } from '@groundwork/platform-messaging';
import { createDataSource } from '@groundwork/platform-database';
import { Clock } from '@groundwork/platform-time';
import { ComputeDueScores } from '../../apps/scoring/src/features/compute-due-scores/compute-due-scores.use-case.ts';
import { computePending } from '../../apps/scoring/src/features/recompute-score/recompute-score.use-case.ts';
import { scoringDatabase } from '../../apps/scoring/src/persistence/database.ts';
import { lockOwner } from '../../apps/scoring/src/persistence/owner.repository.ts';
import type { DayWork } from './day.ts';

class DayClock extends Clock {
  constructor(private readonly day: string) {
    super();
  }

  now(): Date {
    return new Date(`${this.day}T00:00:05Z`);
  }
}

const [postgres = '', nats = ''] = process.argv.slice(2);
const database = await createDataSource(scoringDatabase, {
  url: postgres,
  poolSize: 4,
  statementTimeoutMs: 120_000,
}).initialize();
const connection = await connectNats(nats, 'bench');
const live = new LivePublisher(connection);

async function work({ day, owners }: DayWork): Promise<void> {
  const clock = new DayClock(day);
  if (owners === undefined) return new ComputeDueScores(database, live, clock).sweep();
  for (const userId of owners)
    await database.transaction(async (manager) =>
      computePending(manager, await lockOwner(manager, userId), clock.now()),
    );
}

process.on('message', (message: DayWork) => {
  const before = process.cpuUsage();
  void work(message).then(() => {
    const { user, system } = process.cpuUsage(before);
    process.send?.((user + system) / 1000);
  });
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

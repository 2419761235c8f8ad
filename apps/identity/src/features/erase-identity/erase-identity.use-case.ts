import { Inject, Injectable } from '@nestjs/common';
import type { ErasureReport, UserId } from '@groundwork/contracts';
import { eraseRows, joinReports } from '@groundwork/platform-erasure';
import { deleteEventsWith, NATS_CONNECTION, type NatsConnection } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { type ErasureRow, moveOn } from '../../persistence/erasure.repository.ts';
import { SweepObjects } from '../sweep-objects/sweep-objects.use-case.ts';

const words = {
  sessions: 'sessions',
  consents: 'entries of the consent ledger',
  exports: 'exports',
  known_devices: 'devices that were seen',
  mfa: 'two-step sign-in',
  data_keys: 'key to encrypted fields',
  mails: 'mails that waited to be sent',
};
/** Nothing here can delete them: they are said, not counted. */
const agesOut: ErasureReport['kept'] = [
  {
    what: 'log lines that name your user id',
    count: 0,
    why: 'They hold no name, figure or document, and are deleted when the operator’s log retention ends.',
  },
  {
    what: 'backups',
    count: 0,
    why: 'They are overwritten in turn. Should one be restored, this erasure is carried out again.',
  },
];

/** The last step, when everybody else has answered: the account itself, and every event that named its owner. */
@Injectable()
export class EraseIdentity {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: ObjectStorage,
    private readonly objects: SweepObjects,
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    private readonly clock: Clock,
  ) {}

  async finish(row: ErasureRow, userId: UserId): Promise<void> {
    await this.storage.remove(`pictures/${userId}`);
    const own = row.answers['identity'] ?? (await this.deleteRows(row, userId));
    await this.objects.sweepExports();
    const count = await deleteEventsWith(this.connection, userId);
    const events = { erased: [{ what: 'messages in the event stream', count }], kept: [] };
    const report = joinReports([own, events]);
    const answer = { ...report, kept: [...report.kept, ...agesOut], at: this.clock.now().toISOString() };
    await this.dataSource.transaction(async (manager) => {
      await this.answer(manager, row, answer);
      await moveOn(manager, row, 'done', ', user_id = null, finished_at = now()');
    });
  }

  /** With its answer in the same transaction: after a crash nothing is counted as nothing. */
  private deleteRows(row: ErasureRow, userId: UserId): Promise<ErasureReport> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await eraseRows(manager, words, userId);
      const [, account] = await manager.query<[unknown, number]>('delete from users where id = $1', [userId]);
      await manager.query('update erasures set user_id = null where user_id = $1 and id <> $2', [
        userId,
        row.id,
      ]);
      const own = { erased: [{ what: 'account with name, email and password', count: account }], kept: [] };
      const report = joinReports([own, rows]);
      await this.answer(manager, row, { ...report, at: this.clock.now().toISOString() });
      return report;
    });
  }

  private async answer(manager: EntityManager, { id }: ErasureRow, answer: object): Promise<void> {
    const identity = JSON.stringify({ identity: answer });
    await manager.query('update erasures set answers = answers || $2::jsonb where id = $1', [id, identity]);
  }
}

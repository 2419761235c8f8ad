import { Inject, Injectable } from '@nestjs/common';
import type { ErasureReport, UserId } from '@groundwork/contracts';
import { eraseRows, joinReports } from '@groundwork/platform-erasure';
import { deleteEventsWith, NATS_CONNECTION, type NatsConnection } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { receiptWords } from '../../identity.wording.ts';
import { type ErasureRow, advanceState } from '../../persistence/erasure.repository.ts';
import { forgetPerson } from '../../persistence/erased-person.repository.ts';
import { SweepObjects } from '../sweep-objects/sweep-objects.use-case.ts';

const { erased, retained } = receiptWords;

const tableLabels = {
  sessions: erased.sessions,
  consents: erased.consents,
  exports: erased.exports,
  known_devices: erased.knownDevices,
  mfa: erased.twoStep,
  data_keys: erased.dataKeys,
  mails: erased.mails,
  businesses: erased.businesses,
  grants: erased.grants,
  invitations: erased.invitations,
  access_lines: erased.accessLines,
  practice_clients: erased.clients,
  client_rows: erased.clients,
  client_papers: erased.clientPapers,
  client_requests: erased.clientRequests,
};
const expiring: ErasureReport['kept'] = [
  { ...retained.logs, count: 0 },
  { ...retained.backups, count: 0 },
];

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
    const events = { erased: [{ what: erased.events, count }], kept: [] };
    const report = joinReports([own, events]);
    const response = { ...report, kept: [...report.kept, ...expiring], at: this.clock.now().toISOString() };
    await this.dataSource.transaction(async (manager) => {
      await this.storeReport(manager, row, response);
      await advanceState(manager, row, 'done', ', user_id = null, finished_at = now()');
    });
  }

  /** The report is in the same transaction: a retry after a crash would count zero rows. */
  private deleteRows(row: ErasureRow, userId: UserId): Promise<ErasureReport> {
    return this.dataSource.transaction(async (manager) => {
      await forgetPerson(manager, userId);
      const rows = await eraseRows(manager, tableLabels, userId);
      const [, account] = await manager.query<[unknown, number]>('delete from users where id = $1', [userId]);
      await manager.query('update erasures set user_id = null where user_id = $1 and id <> $2', [
        userId,
        row.id,
      ]);
      const own = { erased: [{ what: erased.account, count: account }], kept: [] };
      const report = joinReports([own, rows]);
      await this.storeReport(manager, row, { ...report, at: this.clock.now().toISOString() });
      return report;
    });
  }

  private async storeReport(manager: EntityManager, { id }: ErasureRow, report: object): Promise<void> {
    const identity = JSON.stringify({ identity: report });
    await manager.query('update erasures set answers = answers || $2::jsonb where id = $1', [id, identity]);
  }
}

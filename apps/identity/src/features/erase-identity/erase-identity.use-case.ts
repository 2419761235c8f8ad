import { Inject, Injectable } from '@nestjs/common';
import type { ErasureReport, UserId } from '@groundwork/contracts';
import { eraseFromAudit, eraseRows, eraseTables, joinReports } from '@groundwork/platform-erasure';
import { deleteEventsWith, NATS_CONNECTION, type NatsConnection } from '@groundwork/platform-messaging';
import { ObjectStorage } from '@groundwork/platform-storage';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager } from 'typeorm';
import { receiptWords } from '../../identity.wording.ts';
import { type ErasureRow, advanceState } from '../../persistence/erasure.repository.ts';
import { forgetPerson } from '../../persistence/erased-person.repository.ts';
import { userSchema } from '../../persistence/user.schema.ts';
import { SweepObjects } from '../sweep-objects/sweep-objects.use-case.ts';

const { erased, retained } = receiptWords;

const accountTables = {
  sessions: erased.sessions,
  consents: erased.consents,
  known_devices: erased.knownDevices,
  mfa: erased.twoStep,
  data_keys: erased.dataKeys,
  mails: erased.mails,
};
const businessTables = {
  businesses: erased.businesses,
  grants: erased.grants,
  access_lines: erased.accessLines,
  invitations: erased.invitations,
  exports: erased.exports,
  practice_clients: erased.clients,
  client_rows: erased.clients,
  client_papers: erased.clientPapers,
  client_notes: erased.clientNotes,
  client_requests: erased.clientRequests,
};
const tableLabels = { ...accountTables, ...businessTables };
const isOfBusiness = (table: string) => table in businessTables;
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
    if (row.covers !== 'business') await this.storage.remove(`pictures/${userId}`);
    const own = row.answers['identity'] ?? (await this.deleteRows(row, userId));
    await this.objects.sweepExports();
    const count = await this.deleteEvents(row, userId);
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
      const report = joinReports(await this.deleteCovered(manager, row, userId));
      await manager.query(
        `update erasures set user_id = null where user_id = $1 and state in ('cancelled', 'done')`,
        [userId],
      );
      await this.storeReport(manager, row, { ...report, at: this.clock.now().toISOString() });
      return report;
    });
  }

  private async deleteCovered(
    manager: EntityManager,
    { covers }: ErasureRow,
    userId: UserId,
  ): Promise<ErasureReport[]> {
    if (covers !== 'account') await manager.query('delete from notices where subject = $1', [userId]);
    const isPersonHere = covers === 'business' && (await manager.existsBy(userSchema, { id: userId }));
    if (isPersonHere) {
      return [{ erased: await eraseTables(manager, tableLabels, userId, isOfBusiness), kept: [] }];
    }
    await forgetPerson(manager, userId);
    const rows =
      covers === 'account'
        ? await this.deleteAccountRows(manager, userId)
        : await eraseRows(manager, tableLabels, userId);
    const [, count] = await manager.query<[unknown, number]>('delete from users where id = $1', [userId]);
    return [{ erased: [{ what: erased.account, count }], kept: [] }, rows];
  }

  private async deleteAccountRows(manager: EntityManager, userId: UserId): Promise<ErasureReport> {
    const ofAccount = (table: string) => !isOfBusiness(table);
    return {
      erased: await eraseTables(manager, tableLabels, userId, ofAccount),
      kept: [await eraseFromAudit(manager, userId, 'erase_person_from_audit')],
    };
  }

  /** Events of a first business have the id of its person too. */
  private async deleteEvents({ covers }: ErasureRow, userId: UserId): Promise<number> {
    if (covers === 'account') return 0;
    const text = covers === 'everything' ? userId : `"userId":"${userId}"`;
    return deleteEventsWith(this.connection, text);
  }

  private async storeReport(manager: EntityManager, { id }: ErasureRow, report: object): Promise<void> {
    const identity = JSON.stringify({ identity: report });
    await manager.query('update erasures set answers = answers || $2::jsonb where id = $1', [id, identity]);
  }
}

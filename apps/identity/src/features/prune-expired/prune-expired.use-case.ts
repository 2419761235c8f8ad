import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { forgetPreviousTokens } from '../../persistence/session.repository.ts';
import { deleteExpiredRequests } from '../../persistence/staff-request.repository.ts';
import { auditRequest } from '../request-approval/request-approval.use-case.ts';

const batchSize = 5000;

async function expireRequests(manager: EntityManager): Promise<void> {
  for (const row of await deleteExpiredRequests(manager))
    await auditRequest(manager, row, 'system', 'expired');
}

@Injectable()
export class PruneExpired {
  constructor(private readonly dataSource: DataSource) {}

  async run(stopping: AbortSignal): Promise<void> {
    await forgetPreviousTokens(this.dataSource.manager);
    await this.delete(stopping, 'sessions', 'token_hash');
    await this.delete(stopping, 'attempts', 'key');
    await this.delete(stopping, 'one_time_links', 'token_hash');
    await this.delete(stopping, 'mails', 'id');
    await this.delete(stopping, 'access_lines', 'ctid');
    await this.delete(stopping, 'client_notes', 'id');
    await this.dataSource.transaction(expireRequests);
  }

  private async delete(stopping: AbortSignal, table: string, key: string): Promise<void> {
    for (let deleted = batchSize; deleted === batchSize && !stopping.aborted;) {
      const [, count] = await this.dataSource.query<[unknown, number]>(
        `delete from ${table} where ${key} in
           (select ${key} from ${table} where expires_at < now() limit ${batchSize} for update skip locked)`,
      );
      deleted = count;
    }
  }
}

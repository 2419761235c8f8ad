import { appendAudit } from '@groundwork/platform-audit';
import { log } from '@groundwork/platform-observability';
import type { DataSource } from 'typeorm';
import type { FieldCipher, WrappedKey } from './field-cipher.ts';
import type { RotationOutcome } from './rotation-report.ts';

const batchSize = 50;
// Another pass finds rows added during the last one; the limit stops two rotations to different keys.
const maxPasses = 3;

const beforeAll: KeyRow = { user_id: '00000000-0000-0000-0000-000000000000', key_id: '', wrapped_key: '' };

export async function tablesWithDataKeys(database: DataSource): Promise<{ schema: string; table: string }[]> {
  return database.query(
    `select table_schema as schema, table_name as table from information_schema.columns
     where column_name in ('user_id', 'key_id', 'wrapped_key') and table_schema <> 'information_schema'
     group by 1, 2 having count(*) = 3 order by 1, 2`,
  );
}

interface KeyRow {
  user_id: string;
  key_id: string;
  wrapped_key: string;
}

export class RewrapDataKeys {
  private unreadable = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    private readonly table: string,
  ) {}

  async run(): Promise<RotationOutcome> {
    let rewrapped = 0;
    for (let pass = 1; pass <= maxPasses; pass += 1) {
      const count = await this.pass();
      rewrapped += count;
      if (count === 0) break;
    }
    return { rewrapped, unreadable: this.unreadable, usage: await this.usage() };
  }

  private async pass(): Promise<number> {
    this.unreadable = 0;
    let count = 0;
    let rows = await this.rowsAfter(beforeAll);
    while (rows.length > 0) {
      count += await this.rewrap(rows);
      rows = await this.rowsAfter(rows.at(-1) ?? beforeAll);
    }
    return count;
  }

  private rowsAfter(last: KeyRow): Promise<KeyRow[]> {
    return this.dataSource.query(
      `select user_id, key_id, wrapped_key from ${this.table}
       where key_id <> $1 and (user_id, wrapped_key) > ($2, $3) order by user_id, wrapped_key limit ${batchSize}`,
      [this.cipher.currentId, last.user_id, last.wrapped_key],
    );
  }

  /** Locks rows in the order of their ids: parallel rotations cannot deadlock. */
  private async rewrap(rows: KeyRow[]): Promise<number> {
    const changes = rows.map((row) => this.rewrapRow(row)).filter((change) => change !== undefined);
    return this.dataSource.transaction(async (manager) => {
      let count = 0;
      for (const { row, keyId, wrapped } of changes) {
        const [, changed] = await manager.query<[unknown, number]>(
          `update ${this.table} set key_id = $4, wrapped_key = $5
           where user_id = $1 and key_id = $2 and wrapped_key = $3`,
          [row.user_id, row.key_id, row.wrapped_key, keyId, wrapped],
        );
        count += changed;
      }
      if (count > 0) {
        const subject = { type: 'field-key', id: this.cipher.currentId };
        await appendAudit(manager, {
          actor: 'system',
          action: 'data-keys.rewrapped',
          subject,
          details: { rows: count },
        });
      }
      return count;
    });
  }

  private rewrapRow(row: KeyRow): (WrappedKey & { row: KeyRow }) | undefined {
    const { user_id: userId, key_id: keyId, wrapped_key: wrapped } = row;
    try {
      return { row, ...this.cipher.rewrap({ keyId, wrapped }, userId) };
    } catch (error) {
      this.unreadable += 1;
      log().warn({ err: error, userId, keyId }, 'A data key cannot be opened');
      return undefined;
    }
  }

  private async usage(): Promise<Record<string, number>> {
    const rows: { key_id: string; count: number }[] = await this.dataSource.query(
      `select key_id, count(*)::int as count from ${this.table} group by key_id`,
    );
    return Object.fromEntries(rows.map((row) => [row.key_id, row.count]));
  }
}

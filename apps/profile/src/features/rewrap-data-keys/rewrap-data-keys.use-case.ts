import { appendAudit } from '@groundwork/platform-audit';
import type { FieldCipher } from '@groundwork/platform-crypto';
import { log } from '@groundwork/platform-observability';
import { type DataSource, MoreThan, Not } from 'typeorm';
import { type ProfileRow, profileSchema } from '../../persistence/profile.schema.ts';
import type { RotationOutcome } from './rotation-report.ts';

const batchSize = 50;
const beforeAllUsers = '00000000-0000-0000-0000-000000000000';
// A second pass takes what appeared behind the first; without an end, two rotations to different keys would never stop.
const mostPasses = 3;

type KeyRow = Pick<ProfileRow, 'userId' | 'keyId' | 'wrappedKey'>;

/**
 * Wraps every data key anew under the first of FIELD_KEYS, while the service runs. What is done is in the rows,
 * so a rotation that was killed is simply run again.
 */
export class RewrapDataKeys {
  private unreadable = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
  ) {}

  async run(): Promise<RotationOutcome> {
    let rewrapped = 0;
    for (let pass = 1; pass <= mostPasses; pass += 1) {
      const done = await this.pass();
      rewrapped += done;
      if (done === 0) break;
    }
    const { keyIds } = this.cipher;
    return { rewrapped, unreadable: this.unreadable, keyIds, usage: await this.usage() };
  }

  private async pass(): Promise<number> {
    this.unreadable = 0;
    let done = 0;
    let rows = await this.after(beforeAllUsers);
    while (rows.length > 0) {
      done += await this.rewrap(rows);
      rows = await this.after(rows.at(-1)?.userId ?? '');
    }
    return done;
  }

  private after(userId: string): Promise<KeyRow[]> {
    return this.dataSource.manager.find(profileSchema, {
      select: { userId: true, keyId: true, wrappedKey: true },
      where: { keyId: Not(this.cipher.currentId), userId: MoreThan(userId as KeyRow['userId']) },
      order: { userId: 'asc' },
      take: batchSize,
    });
  }

  /** Rows are locked in the order of their ids, so two rotations side by side wait for each other and not crosswise. */
  private async rewrap(rows: KeyRow[]): Promise<number> {
    const fresh = rows.map((row) => this.anew(row)).filter((change) => change !== undefined);
    return this.dataSource.transaction(async (manager) => {
      let done = 0;
      for (const { row, keyId, wrapped } of fresh) {
        const { userId, keyId: before, wrappedKey } = row;
        const found = { userId, keyId: before, wrappedKey };
        const { affected } = await manager.update(profileSchema, found, { keyId, wrappedKey: wrapped });
        done += affected ?? 0;
      }
      if (done > 0) {
        const subject = { type: 'field-key', id: this.cipher.currentId };
        await appendAudit(manager, {
          actor: 'system',
          action: 'data-keys.rewrapped',
          subject,
          details: { rows: done },
        });
      }
      return done;
    });
  }

  private anew(row: KeyRow) {
    try {
      return { row, ...this.cipher.rewrap({ keyId: row.keyId, wrapped: row.wrappedKey }, row.userId) };
    } catch (error) {
      this.unreadable += 1;
      log().warn({ err: error, userId: row.userId, keyId: row.keyId }, 'A data key cannot be opened');
      return undefined;
    }
  }

  private async usage(): Promise<Record<string, number>> {
    const rows: { key_id: string; count: number }[] = await this.dataSource.query(
      'select key_id, count(*)::int as count from profiles group by key_id',
    );
    return Object.fromEntries(rows.map((row) => [row.key_id, row.count]));
  }
}

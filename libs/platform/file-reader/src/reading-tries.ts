import type { DataSource } from 'typeorm';
import { ReadingFailed } from './reading.ts';

const mostTries = 3;

export class ReadingGivenUp extends Error {
  override name = 'ReadingGivenUp';
}

export interface StoredTries {
  readonly file: string;
  add(tries: number): Promise<number>;
}

export const triesInTable = (
  dataSource: DataSource,
  table: string,
  { id, userId }: { id: string; userId?: string },
): StoredTries => ({
  file: id,
  async add(tries) {
    const [rows] = await dataSource.query<[{ sum: number }[], number]>(
      `update ${table} set unfinished_tries = greatest(0, unfinished_tries + $2) where id = $1
         ${userId === undefined ? '' : 'and user_id = $3'} returning unfinished_tries as sum`,
      [id, tries, ...(userId === undefined ? [] : [userId])],
    );
    return rows[0]?.sum ?? 0;
  },
});

/**
 * A try is stored before its reading begins and removed when the reading ends, also with an error of storage or
 * database. So it stays only if the reader failed, or if the service ended meanwhile.
 */
export class ReadingTries {
  private readonly uncertain = new Set<string>();

  async count<T>(stored: StoredTries, reading: () => Promise<T>): Promise<T> {
    const tries = await this.add(stored, this.uncertain.has(stored.file) ? 0 : 1);
    if (tries > mostTries) throw new ReadingGivenUp();
    const [outcome] = await Promise.allSettled([reading()]);
    const error: unknown = outcome.status === 'rejected' ? outcome.reason : undefined;
    if (!(error instanceof ReadingFailed)) await this.add(stored, -1).catch(() => undefined);
    else if (tries >= mostTries) throw new ReadingGivenUp('The last try failed', { cause: error });
    if (outcome.status === 'rejected') throw error;
    return outcome.value;
  }

  private async add(stored: StoredTries, tries: number): Promise<number> {
    try {
      const sum = await stored.add(tries);
      this.uncertain.delete(stored.file);
      return sum;
    } catch (error) {
      this.uncertain.add(stored.file);
      throw error;
    }
  }
}

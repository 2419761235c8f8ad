import { ReadingFailed } from './reading.ts';

const mostTries = 3;

/** Too many tries to read a file began and did not end. */
export class ReadingGivenUp extends Error {
  override name = 'ReadingGivenUp';
}

/** Adds to the stored number of unfinished tries of a file, and returns it. */
type AddTries = (file: string, tries: number) => Promise<number>;

/**
 * A try is stored before its reading begins and removed when the reading ends, also with an error of storage or
 * database. So it stays only if the reader failed, or if the service ended meanwhile.
 */
export class ReadingTries {
  /** Their try could not be removed, because the database was away. */
  private readonly ended = new Set<string>();

  constructor(private readonly add: AddTries) {}

  async count<T>(file: string, reading: () => Promise<T>): Promise<T> {
    const tries = await this.add(file, this.ended.has(file) ? 0 : 1);
    this.ended.delete(file);
    if (tries > mostTries) throw new ReadingGivenUp();
    try {
      const result = await reading();
      await this.remove(file);
      return result;
    } catch (error) {
      if (!(error instanceof ReadingFailed)) await this.remove(file);
      else if (tries >= mostTries) throw new ReadingGivenUp('The last try failed', { cause: error });
      throw error;
    }
  }

  private async remove(file: string): Promise<void> {
    await this.add(file, -1).catch(() => this.ended.add(file));
  }
}

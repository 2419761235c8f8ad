import { describe, expect, it } from '@jest/globals';
import { ReadingFailed } from './reading.ts';
import { ReadingGivenUp, ReadingTries } from './reading-tries.ts';

const file = 'a file';
const failed = () => Promise.reject(new ReadingFailed('ended', 0, true));
const away = () => Promise.reject(new Error('The storage is away'));

class Stored {
  count = 0;
  isAway = false;
  readonly tries = this.newProcess();

  newProcess(): ReadingTries {
    return new ReadingTries(async (_, tries) => {
      if (this.isAway) throw new Error('The database is away');
      this.count += tries;
      return this.count;
    });
  }
}

describe('the tries of a file', () => {
  it('are used up by three readings that fail', async () => {
    const { tries } = new Stored();
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(tries.count(file, failed)).rejects.toBeInstanceOf(ReadingFailed);
    await expect(tries.count(file, failed)).rejects.toBeInstanceOf(ReadingGivenUp);
    let isRead = false;
    const reading = async () => (isRead = true);
    await expect(tries.count(file, reading)).rejects.toBeInstanceOf(ReadingGivenUp);
    expect(isRead).toBe(false);
  });

  it('are used up by three processes that end during the reading', async () => {
    const stored = new Stored();
    for (let process = 0; process < 3; process += 1)
      void stored.newProcess().count(file, () => new Promise(() => undefined));
    await expect(stored.newProcess().count(file, async () => 'read')).rejects.toBeInstanceOf(ReadingGivenUp);
  });

  it('are stored before the reading and not used up by one that ends, also with an error', async () => {
    const stored = new Stored();
    expect(await stored.tries.count(file, async () => stored.count)).toBe(1);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(stored.tries.count(file, away)).rejects.toThrow('The storage is away');
    expect(stored.count).toBe(0);
  });

  it('are not used up while the database is away', async () => {
    const stored = new Stored();
    const lost = async () => {
      stored.isAway = true;
      return away();
    };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(stored.tries.count(file, lost)).rejects.toThrow('The storage is away');
      await expect(stored.tries.count(file, lost)).rejects.toThrow('The database is away');
      stored.isAway = false;
    }
    expect(await stored.tries.count(file, async () => 'read')).toBe('read');
    expect(stored.count).toBe(0);
  });
});

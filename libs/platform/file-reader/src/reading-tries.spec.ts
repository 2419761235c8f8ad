import { describe, expect, it } from '@jest/globals';
import { ReadingFailed } from './reading.ts';
import { ReadingGivenUp, ReadingTries } from './reading-tries.ts';

const failed = () => Promise.reject(new ReadingFailed('ended', 0, true));
const away = () => Promise.reject(new Error('The storage is away'));

class Stored {
  readonly file = 'a file';
  count = 0;
  isAway = false;

  async add(tries: number): Promise<number> {
    if (this.isAway) throw new Error('The database is away');
    this.count = Math.max(0, this.count + tries);
    return this.count;
  }
}

describe('the tries of a file', () => {
  it('are used up by three readings that fail', async () => {
    const [stored, tries] = [new Stored(), new ReadingTries()];
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(tries.count(stored, failed)).rejects.toBeInstanceOf(ReadingFailed);
    await expect(tries.count(stored, failed)).rejects.toBeInstanceOf(ReadingGivenUp);
    let isRead = false;
    const reading = async () => (isRead = true);
    await expect(tries.count(stored, reading)).rejects.toBeInstanceOf(ReadingGivenUp);
    expect(isRead).toBe(false);
  });

  it('are used up by three processes that end during the reading', async () => {
    const stored = new Stored();
    for (let process = 0; process < 3; process += 1)
      void new ReadingTries().count(stored, () => new Promise(() => undefined));
    const fourth = new ReadingTries().count(stored, async () => 'read');
    await expect(fourth).rejects.toBeInstanceOf(ReadingGivenUp);
  });

  it('are stored before the reading and not used up by one that ends, also with an error', async () => {
    const [stored, tries] = [new Stored(), new ReadingTries()];
    expect(await tries.count(stored, async () => stored.count)).toBe(1);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(tries.count(stored, away)).rejects.toThrow('The storage is away');
    expect(stored.count).toBe(0);
  });

  it('are not used up while their store is away', async () => {
    const [stored, tries] = [new Stored(), new ReadingTries()];
    const lost = async () => {
      stored.isAway = true;
      return away();
    };
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(tries.count(stored, lost)).rejects.toThrow('The storage is away');
      await expect(tries.count(stored, lost)).rejects.toThrow('The database is away');
      stored.isAway = false;
    }
    expect(await tries.count(stored, async () => 'read')).toBe('read');
    expect(stored.count).toBe(0);
  });
});

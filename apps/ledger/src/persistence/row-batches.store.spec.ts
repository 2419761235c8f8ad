import { describe, expect, it } from '@jest/globals';
import { readAhead, storeInTurn } from './row-batches.store.ts';

async function* batches(log: string[], count = 3): AsyncGenerator<number> {
  for (let batch = 1; batch <= count; batch += 1) {
    await Promise.resolve();
    log.push(`prepared ${batch}`);
    yield batch;
  }
}

const pause = () => new Promise((resolve) => setImmediate(resolve));

describe('stored batches', () => {
  it('are stored one after the other, and the next one is prepared meanwhile', async () => {
    const log: string[] = [];
    await storeInTurn(batches(log), async (batch) => {
      await pause();
      log.push(`stored ${batch}`);
    });
    expect(log).toEqual(['prepared 1', 'prepared 2', 'stored 1', 'prepared 3', 'stored 2', 'stored 3']);
  });

  it('end with the first failure', async () => {
    const log: string[] = [];
    const storing = storeInTurn(batches(log), async (batch) => {
      await pause();
      throw new Error(`batch ${batch}`);
    });
    await expect(storing).rejects.toThrow('batch 1');
    expect(log).toEqual(['prepared 1', 'prepared 2']);
  });

  it('are stored before a failed preparation ends the work', async () => {
    const log: string[] = [];
    async function* failing(): AsyncGenerator<number> {
      yield* batches(log, 1);
      throw new Error('no more');
    }
    const storing = storeInTurn(failing(), async (batch) => {
      await pause();
      log.push(`stored ${batch}`);
    });
    await expect(storing).rejects.toThrow('no more');
    expect(log).toEqual(['prepared 1', 'stored 1']);
  });
});

describe('batches that are read ahead', () => {
  it('come in order, and the next one is read while one is in use', async () => {
    const log: string[] = [];
    for await (const batch of readAhead(batches(log))) {
      await pause();
      log.push(`used ${batch}`);
    }
    expect(log).toEqual(['prepared 1', 'prepared 2', 'used 1', 'prepared 3', 'used 2', 'used 3']);
  });

  it('fail where the reading failed', async () => {
    const used: number[] = [];
    async function* failing(): AsyncGenerator<number> {
      yield* batches([], 2);
      throw new Error('no more');
    }
    const reading = async () => {
      for await (const batch of readAhead(failing())) used.push(batch);
    };
    await expect(reading()).rejects.toThrow('no more');
    expect(used).toEqual([1, 2]);
  });
});

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configureLog, currentTrace, metrics } from '@groundwork/platform-observability';
import { Rounds } from './rounds.ts';

const everyMs = 1000;
const written: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
  configureLog('test', 'warn', { write: (line) => written.push(line) });
});
afterEach(() => {
  jest.useRealTimers();
  configureLog('test', 'silent');
});

function heldRounds() {
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const rounds = new Rounds('held', everyMs, (stopping) => {
    signals.push(stopping);
    return new Promise<void>((resolve) => ends.push(resolve));
  });
  return { rounds, signals, begun: () => ends.length, endLast: () => ends.at(-1)?.() };
}

const pass = (rounds: number) => jest.advanceTimersByTimeAsync(rounds * everyMs);

describe('rounds', () => {
  it('repeat, the first after one interval', async () => {
    let done = 0;
    const rounds = new Rounds('counted', everyMs, async () => void (done += 1));
    rounds.start();
    expect(done).toBe(0);
    await pass(3);
    expect(done).toBe(3);
    await rounds.stop();
  });

  it('start at once with startAtOnce', async () => {
    let done = 0;
    const rounds = new Rounds('counted', everyMs, async () => void (done += 1));
    rounds.startAtOnce();
    expect(done).toBe(1);
    await pass(2);
    expect(done).toBe(3);
    await rounds.stop();
  });

  it('never overlap: a round in progress replaces the next one', async () => {
    const { rounds, begun, endLast } = heldRounds();
    rounds.startAtOnce();
    await pass(5);
    expect(begun()).toBe(1);
    endLast();
    await pass(1);
    expect(begun()).toBe(2);
    endLast();
    await rounds.stop();
  });

  it('continue after a failure, which is logged with its name', async () => {
    let done = 0;
    const rounds = new Rounds('sweep the yard', everyMs, async () => {
      done += 1;
      if (done === 1) throw new Error('the broom broke');
    });
    rounds.startAtOnce();
    await pass(1);
    expect(done).toBe(2);
    expect(written.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { round: 'sweep the yard', err: { message: 'the broom broke' } },
    ]);
    await rounds.stop();
  });

  it('report the age of the last one that succeeded', async () => {
    let fails = false;
    const rounds = new Rounds('water the yard', everyMs, () =>
      fails ? Promise.reject(new Error('the hose is dry')) : Promise.resolve(),
    );
    const readAge = async () => {
      const { values = [] } = (await metrics.getSingleMetric('groundwork_success_age_seconds')?.get()) ?? {};
      return values.find(({ labels }) => labels['part'] === 'water the yard')?.value;
    };
    rounds.startAtOnce();
    await pass(3);
    expect(await readAge()).toBe(0);
    fails = true;
    await pass(5);
    expect(await readAge()).toBe(5);
    fails = false;
    await pass(1);
    expect(await readAge()).toBe(0);
    await rounds.stop();
  });

  it('have a trace each', async () => {
    const traces: (string | undefined)[] = [];
    const rounds = new Rounds('traced', everyMs, async () => void traces.push(currentTrace()?.traceparent));
    rounds.startAtOnce();
    await pass(1);
    await rounds.stop();
    expect(traces).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(traces).size).toBe(2);
  });

  it('stop after the round in progress, whose signal aborts', async () => {
    const { rounds, signals, begun, endLast } = heldRounds();
    rounds.startAtOnce();
    let stopped = false;
    const stopping = rounds.stop().then(() => (stopped = true));
    await pass(5);
    expect([begun(), stopped]).toEqual([1, false]);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    endLast();
    await stopping;
    await pass(5);
    expect([begun(), stopped]).toEqual([1, true]);
  });
});

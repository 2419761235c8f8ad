import { describe, expect, it } from '@jest/globals';
import { HttpError } from '#shared/api/http-error.ts';
import { afterFailure } from './drop-problems.ts';
import { createDropQueue, type QueuePorts } from './drop-queue.ts';

const fileOf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' });
const noProblem = () => null;
const settle = () => new Promise((resolve) => setImmediate(resolve));

const httpError = (status: number, code: string, retryAfterSeconds: number | null = null) =>
  new HttpError({ status, code, serverMessage: code, details: [], retryAfterSeconds });

type Reply = string | Error;

function makeQueue(replies: Record<string, Reply[]>, ports: Partial<QueuePorts> = {}) {
  const sent: string[] = [];
  const waits: number[] = [];
  const queue = createDropQueue({
    send: async (file, onPercent) => {
      sent.push(file.name);
      onPercent(50);
      await settle();
      const reply = replies[file.name]?.shift() ?? `id of ${file.name}`;
      if (typeof reply !== 'string') throw reply;
      return { id: reply, isBankFile: false };
    },
    onSent: () => undefined,
    afterFailure,
    isConnected: () => true,
    untilConnected: () => Promise.resolve(),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    now: () => 0,
    ...ports,
  });
  const add = (...names: string[]) => queue.add(names.map(fileOf), noProblem);
  const steps = () => queue.files().map(({ step }) => step.kind);
  const finish = async () => {
    for (let round = 0; round < 40; round += 1) await settle();
  };
  return { queue, add, steps, sent, waits, finish };
}

const never = () => new Promise<never>(() => undefined);

describe('the queue of dropped files', () => {
  it('sends one file after the other, in order, each once', async () => {
    const { queue, add, steps, sent, finish } = makeQueue({});
    add('a.pdf', 'b.pdf');
    add('c.pdf');
    await settle();
    expect(steps().filter((kind) => kind === 'waiting').length).toBeGreaterThan(0);
    await finish();
    expect(sent).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(queue.files().map(({ step }) => step)).toEqual(
      sent.map((name) => ({ kind: 'sent', id: `id of ${name}`, isBankFile: false })),
    );
  });

  it('sends no file with a problem, and continues with the next one', async () => {
    const { queue, sent, steps, finish } = makeQueue({});
    queue.add([fileOf('a.txt'), fileOf('b.pdf')], ({ name }) =>
      name === 'a.txt' ? { reason: 'wrong type', canRetry: false } : null,
    );
    await finish();
    expect([sent, steps()]).toEqual([['b.pdf'], ['failed', 'sent']]);
  });

  it('counts only files that wait before a new one', async () => {
    const { queue, add, finish } = makeQueue({});
    add('a.pdf');
    const ahead: string[][] = [];
    const note = (_: File, files: readonly File[]) => {
      ahead.push(files.map(({ name }) => name));
      return null;
    };
    queue.add([fileOf('b.pdf'), fileOf('c.pdf')], note);
    await finish();
    queue.add([fileOf('d.pdf')], note);
    expect(ahead).toEqual([['a.pdf'], ['a.pdf', 'b.pdf'], []]);
  });

  it('waits the seconds of a rate limit, then sends the same file again', async () => {
    const limit = httpError(429, 'TOO_MANY_UPLOADS', 42);
    const { add, sent, steps, waits, finish } = makeQueue({ 'a.pdf': [limit, limit] });
    add('a.pdf', 'b.pdf');
    await finish();
    expect([waits, sent, steps()]).toEqual([
      [42_000, 42_000],
      ['a.pdf', 'a.pdf', 'a.pdf', 'b.pdf'],
      ['sent', 'sent'],
    ]);
  });

  it('shows that it waits for the connection, then sends', async () => {
    let connect = (): void => undefined;
    let isConnected = false;
    const { add, steps, sent, finish } = makeQueue(
      {},
      {
        isConnected: () => isConnected,
        untilConnected: () => new Promise((resolve) => (connect = resolve)),
      },
    );
    add('a.pdf');
    await finish();
    expect([steps(), sent]).toEqual([['offline'], []]);
    isConnected = true;
    connect();
    await finish();
    expect([steps(), sent]).toEqual([['sent'], ['a.pdf']]);
  });

  it('retries an interrupted upload, gives up after three retries, and sends it again on request', async () => {
    const broken = new TypeError('interrupted');
    const { queue, add, steps, waits, finish } = makeQueue({ 'a.pdf': [broken, broken, broken, broken] });
    add('a.pdf');
    await finish();
    expect([steps(), waits]).toEqual([['failed'], [2000, 4000, 8000]]);
    queue.retry(1);
    queue.retry(1);
    await finish();
    expect(steps()).toEqual(['sent']);
  });

  it('accepts that the file of an interrupted upload had arrived', async () => {
    const { queue, add, finish } = makeQueue({
      'a.pdf': [new TypeError('interrupted'), httpError(409, 'DUPLICATE_DOCUMENT')],
    });
    add('a.pdf');
    await finish();
    expect(queue.files()[0]?.step).toEqual({ kind: 'sent', id: null, isBankFile: false });
  });

  it('shows the reason of the server, and offers no retry if the file is the reason', async () => {
    const { queue, add, finish } = makeQueue({
      'a.pdf': [httpError(409, 'DUPLICATE_DOCUMENT')],
      'b.pdf': [httpError(413, 'STORAGE_FULL')],
    });
    add('a.pdf', 'b.pdf');
    await finish();
    expect(queue.files().map(({ step }) => step)).toEqual([
      { kind: 'failed', reason: 'DUPLICATE_DOCUMENT', canRetry: false },
      { kind: 'failed', reason: 'STORAGE_FULL', canRetry: true },
    ]);
  });

  it('cancels the upload of a removed file and sends the next one', async () => {
    const signals: AbortSignal[] = [];
    const { queue, add, steps, finish } = makeQueue(
      {},
      {
        send: (file, _, signal) => {
          signals.push(signal);
          if (file.name !== 'a.pdf') return Promise.resolve({ id: 'id', isBankFile: false });
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(new Error())),
          );
        },
      },
    );
    add('a.pdf', 'b.pdf');
    await finish();
    queue.remove(1);
    await finish();
    expect([signals[0]?.aborted, steps()]).toEqual([true, ['sent']]);
  });

  it('sends the failed file that the owner chooses, and no other one', async () => {
    const { queue, add, steps, sent, finish } = makeQueue({ 'b.pdf': [httpError(413, 'STORAGE_FULL')] });
    add('a.pdf', 'b.pdf');
    await finish();
    for (const id of [1, 99]) queue.retry(id);
    await finish();
    expect(sent).toEqual(['a.pdf', 'b.pdf']);
    queue.retry(2);
    await finish();
    expect([sent, steps()]).toEqual([
      ['a.pdf', 'b.pdf', 'b.pdf'],
      ['sent', 'sent'],
    ]);
  });

  it('does not send a file that is removed while it waits, also for the connection', async () => {
    let connect = (): void => undefined;
    const untilConnected = () => new Promise<void>((resolve) => (connect = resolve));
    const { queue, add, sent, finish } = makeQueue({}, { isConnected: () => false, untilConnected });
    add('a.pdf', 'b.pdf', 'c.pdf');
    await finish();
    queue.remove(2);
    queue.remove(1);
    connect();
    await finish();
    connect();
    await finish();
    expect(sent).toEqual(['c.pdf']);
  });

  it('notes until when it waits after a rate limit', async () => {
    const limit = httpError(429, 'TOO_MANY_UPLOADS', 42);
    const { queue, add, finish } = makeQueue({ 'a.pdf': [limit] }, { now: () => 1000, wait: never });
    add('a.pdf');
    await finish();
    expect(queue.files()[0]?.step).toEqual({ kind: 'paused', until: 43_000 });
  });

  it('publishes each step of a file to its listeners until they leave', async () => {
    const { queue, add, steps, finish } = makeQueue({});
    const seen: string[] = [];
    const leave = queue.subscribe(() => seen.push(steps().join(' ')));
    add('a.pdf');
    await finish();
    leave();
    add('b.pdf');
    expect(seen).toEqual(['waiting', 'sending', 'sending', 'sent']);
  });
});

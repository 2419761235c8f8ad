import { endsWithin } from '@groundwork/platform-time';

const longestWaitMs = 10_000;

export class Turns {
  private readonly running = new Set<Promise<unknown>>();
  private lastSuspect: Promise<unknown> = Promise.resolve();
  private suspects = 0;

  constructor(private readonly waitMs = longestWaitMs) {}

  async beside<T>(work: () => Promise<T>): Promise<T> {
    if (this.suspects > 0) await endsWithin(this.waitMs, this.lastSuspect);
    const run = work();
    const end = run.catch(() => undefined).finally(() => this.running.delete(end));
    this.running.add(end);
    return run;
  }

  async alone<T>(work: () => Promise<T>): Promise<T> {
    this.suspects += 1;
    const started = this.lastSuspect.then(async () => {
      await endsWithin(this.waitMs, Promise.all(this.running));
      return { run: work() };
    });
    this.lastSuspect = started.then(async ({ run }) => {
      await endsWithin(
        this.waitMs,
        run.catch(() => undefined),
      );
      this.suspects -= 1;
    });
    return (await started).run;
  }
}

export const turnsOfProcess = new Turns();

import { continueTrace, log } from '@groundwork/platform-observability';

export class Rounds {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: (stopping: AbortSignal) => Promise<void>,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.next(), this.everyMs);
  }

  startAtOnce(): void {
    this.next();
    this.start();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.round;
  }

  private next(): void {
    this.round ??= continueTrace(undefined, { name: this.name }, () => this.work(this.stopping.signal))
      .catch((error: unknown) => {
        log().warn({ err: error, round: this.name }, 'A round failed; the next one comes');
      })
      .finally(() => {
        this.round = undefined;
      });
  }
}

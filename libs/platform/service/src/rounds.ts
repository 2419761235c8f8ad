import { continueTrace, log } from '@groundwork/platform-observability';

/** The same work again and again, never two rounds at once; one that fails is logged, and the next comes. */
export class Rounds {
  private readonly stopping = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    /** What may take longer than a stop has time for looks at the signal. */
    private readonly work: (stopping: AbortSignal) => Promise<void>,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.next(), this.everyMs);
  }

  /** The first round does not wait for its time. */
  startAtOnce(): void {
    this.next();
    this.start();
  }

  /** Returns when the round that is under way has come to its end. */
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

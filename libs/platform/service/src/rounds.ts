import { continueTrace, log } from '@groundwork/platform-observability';

/** The same work again and again, never two rounds at once; one that fails is logged, and the next comes. */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.round ??= continueTrace(undefined, { name: this.name }, this.work)
        .catch((error: unknown) => {
          log().warn({ err: error, round: this.name }, 'A round failed; the next one comes');
        })
        .finally(() => {
          this.round = undefined;
        });
    }, this.everyMs);
  }

  /** Returns when the round that is under way has come to its end. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }
}

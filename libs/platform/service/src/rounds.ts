import { inLane } from '@groundwork/platform-database';
import { continueTrace, dropSpan, expectSuccess, log } from '@groundwork/platform-observability';

export class Rounds {
  private readonly stopping = new AbortController();
  private recordSuccess: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly work: (stopping: AbortSignal) => Promise<unknown>,
  ) {}

  start(): void {
    this.recordSuccess = expectSuccess(this.name, this.intervalMs);
    this.timer = setInterval(() => this.runRound(), this.intervalMs);
  }

  startAtOnce(): void {
    this.start();
    this.runRound();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    await this.round;
  }

  private runRound(): void {
    this.round ??= continueTrace(undefined, { name: this.name }, async () => {
      const result = await inLane('upkeep', () => this.work(this.stopping.signal));
      if (result === 'idle') dropSpan();
      this.recordSuccess();
    })
      .catch((error: unknown) => {
        log().warn({ err: error, round: this.name }, 'A round failed; the next one follows');
      })
      .finally(() => {
        this.round = undefined;
      });
  }
}

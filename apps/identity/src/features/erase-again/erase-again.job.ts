import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { EraseAgain } from './erase-again.use-case.ts';

const everyMs = 86_400_000;
const againMs = 30_000;

/** At each start, and daily. */
@Injectable()
export class EraseAgainJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly eraseAgain: EraseAgain) {}

  onApplicationBootstrap(): void {
    void this.round();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async round(): Promise<void> {
    const wait = await continueTrace(undefined, { name: 'erase again' }, () => this.eraseAgain.run()).then(
      () => everyMs,
      (error: unknown) => {
        log().warn({ err: error }, 'The erased are compared with the accounts later');
        return againMs;
      },
    );
    if (!this.stopped) this.timer = setTimeout(() => void this.round(), wait);
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { EraseRestoredOwners } from './erase-restored-owners.use-case.ts';

const intervalMs = 86_400_000;
const retryMs = 30_000;

@Injectable()
export class EraseRestoredOwnersJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly eraseRestoredOwners: EraseRestoredOwners) {}

  onApplicationBootstrap(): void {
    void this.runRound();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private async runRound(): Promise<void> {
    const wait = await continueTrace(undefined, { name: 'erase again' }, () =>
      this.eraseRestoredOwners.run(),
    ).then(
      () => intervalMs,
      (error: unknown) => {
        log().warn({ err: error }, 'Restored owners could not be checked; the check is retried');
        return retryMs;
      },
    );
    if (!this.isStopped) this.timer = setTimeout(() => void this.runRound(), wait);
  }
}

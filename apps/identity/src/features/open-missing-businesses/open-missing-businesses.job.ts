import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { OpenMissingBusinesses } from './open-missing-businesses.use-case.ts';

const retryMs = 5000;

@Injectable()
export class OpenMissingBusinessesJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly businesses: OpenMissingBusinesses) {}

  onApplicationBootstrap(): Promise<void> {
    return this.openWithRetry();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async openWithRetry(): Promise<void> {
    try {
      await continueTrace(undefined, { name: 'open missing businesses' }, () => this.businesses.run());
    } catch (error) {
      log().warn({ err: error }, 'Missing businesses could not be opened; it is retried');
      this.timer = setTimeout(() => void this.openWithRetry(), retryMs);
    }
  }
}

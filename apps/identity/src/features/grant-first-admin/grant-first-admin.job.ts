import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { GrantFirstAdmin } from './grant-first-admin.use-case.ts';

const retryMs = 5000;

@Injectable()
export class GrantFirstAdminJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly grantFirstAdmin: GrantFirstAdmin) {}

  onApplicationBootstrap(): Promise<void> {
    return this.grantWithRetry();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async grantWithRetry(): Promise<void> {
    try {
      await continueTrace(undefined, { name: 'grant first admin' }, () => this.grantFirstAdmin.run());
    } catch (error) {
      log().warn({ err: error }, 'The first admin could not be granted; it is retried');
      this.timer = setTimeout(() => void this.grantWithRetry(), retryMs);
    }
  }
}

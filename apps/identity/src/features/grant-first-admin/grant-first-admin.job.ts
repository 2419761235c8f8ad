import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { GrantFirstAdmin } from './grant-first-admin.use-case.ts';

const againMs = 5000;

/** When identity starts. */
@Injectable()
export class GrantFirstAdminJob implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly grantFirstAdmin: GrantFirstAdmin) {}

  onApplicationBootstrap(): Promise<void> {
    return this.untilGranted();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async untilGranted(): Promise<void> {
    try {
      await continueTrace(undefined, { name: 'grant first admin' }, () => this.grantFirstAdmin.run());
    } catch (error) {
      log().warn({ err: error }, 'The first admin cannot be granted yet; trying again');
      this.timer = setTimeout(() => void this.untilGranted(), againMs);
    }
  }
}

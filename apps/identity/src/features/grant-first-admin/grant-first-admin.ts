import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { userSchema } from '../../persistence/user.schema.ts';
import { assignRole } from '../change-role/assign-role.ts';
import { FirstAdmin } from './first-admin.ts';

const againMs = 5000;

/** Makes the configured account an admin when identity starts, whatever it was before. */
@Injectable()
export class GrantFirstAdmin implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly firstAdmin: FirstAdmin,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.firstAdmin.email !== '') await this.untilGranted();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async untilGranted(): Promise<void> {
    try {
      await continueTrace(undefined, { name: 'grant first admin' }, () => this.grant());
    } catch (error) {
      log().warn({ err: error }, 'The first admin cannot be granted yet; trying again');
      this.timer = setTimeout(() => void this.untilGranted(), againMs);
    }
  }

  private grant(): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(userSchema, {
        where: { email: this.firstAdmin.email },
        lock: { mode: 'pessimistic_write' },
      });
      if (user && user.role !== 'admin') await assignRole(manager, user, 'admin', 'system');
    });
  }
}

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { continueTrace, log } from '@groundwork/platform-observability';
import { DataSource } from 'typeorm';
import { type ErasureRow, takeNextErasure, tryErasureLater } from '../../persistence/erasures.ts';
import { CloseAccount } from './close-account.ts';
import { EraseIdentity } from './erase-identity.ts';

const everyMs = 1000;

/** Between the last sign-out and the first deletion: longer than any call that was under way may take. */
export class ErasurePause {
  constructor(readonly seconds: number) {}
}

/** Takes each erasure one step further when its time has come; a step that fails is tried again. */
@Injectable()
export class CarryOutAccountErasures implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly account: CloseAccount,
    private readonly identity: EraseIdentity,
    private readonly pause: ErasurePause,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round ??= continueTrace(undefined, { name: 'carry out account erasures' }, () => this.all())
        .catch((error: unknown) => {
          log().warn({ err: error }, 'Erasing accounts waits for the next round');
        })
        .finally(() => {
          this.round = undefined;
        });
    }, everyMs);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async all(): Promise<void> {
    const { manager } = this.dataSource;
    const next = () => takeNextErasure(manager, this.pause.seconds);
    for (let row = await next(); row; row = await next()) {
      const { id: erasureId, state } = row;
      try {
        await this.step(row);
        log().info({ erasureId, state }, 'An erasure is one step further');
      } catch (error) {
        log().warn({ err: error, erasureId, state }, 'A step of an erasure is tried again');
        await tryErasureLater(manager, erasureId);
      }
    }
  }

  private async step(row: ErasureRow): Promise<void> {
    const { userId, state } = row;
    if (userId === null) throw new Error('An open erasure names no owner');
    if (state === 'waiting') await this.account.close(row, userId);
    else if (state === 'closing') await this.account.request(row, userId);
    else await this.identity.finish(row, userId);
  }
}

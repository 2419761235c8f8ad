import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { Rounds } from '@groundwork/platform-service';
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
export class CarryOutAccountErasures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly rounds = new Rounds('carry out account erasures', everyMs, () => this.all());

  constructor(
    private readonly dataSource: DataSource,
    private readonly account: CloseAccount,
    private readonly identity: EraseIdentity,
    private readonly pause: ErasurePause,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.rounds.stop();
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

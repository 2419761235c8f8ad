import { Injectable } from '@nestjs/common';
import { log } from '@groundwork/platform-observability';
import { DueRows } from '@groundwork/platform-service';
import { DataSource } from 'typeorm';
import { dueErasures, type ErasureRow } from '../../persistence/erasure.repository.ts';
import { CloseAccount } from '../close-account/close-account.use-case.ts';
import { EraseIdentity } from '../erase-identity/erase-identity.use-case.ts';

export class ErasurePause {
  constructor(readonly seconds: number) {}
}

@Injectable()
export class CarryOutAccountErasures extends DueRows<ErasureRow> {
  constructor(
    dataSource: DataSource,
    private readonly account: CloseAccount,
    private readonly identity: EraseIdentity,
    private readonly pause: ErasurePause,
  ) {
    super(dataSource, 'carry out account erasures', dueErasures);
  }

  protected override parameters(): unknown[] {
    return [this.pause.seconds];
  }

  protected override async work(row: ErasureRow): Promise<void> {
    await this.runStep(row);
    log().info({ erasureId: row.id, state: row.state }, 'A step of an erasure is done');
  }

  protected override async handleFailure({ id, state }: ErasureRow, error: unknown): Promise<void> {
    log().warn({ err: error, erasureId: id, state }, 'A step of an erasure failed; it is retried');
    await this.postpone(id);
  }

  private async runStep(row: ErasureRow): Promise<void> {
    const { userId, state } = row;
    if (userId === null) throw new Error('An open erasure has no owner');
    if (state === 'waiting') await this.account.close(row, userId);
    else if (state === 'closing') await this.account.request(row, userId);
    else await this.identity.finish(row, userId);
  }
}

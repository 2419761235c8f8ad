import { Injectable } from '@nestjs/common';
import type { UserId } from '@groundwork/contracts';
import { DataSource } from 'typeorm';
import { isFullBesideOthers, waitingShare } from '../../domain/quota.rules.ts';
import { quotaErrors } from '../../documents.errors.ts';
import { countWaiting } from '../../persistence/waiting-count.repository.ts';

const retrySeconds = 15;

@Injectable()
export class AdmitUpload {
  constructor(private readonly dataSource: DataSource) {}

  /** Before the body arrives: a file that is not read soon costs its storage and its events now. */
  async run(userId: UserId): Promise<void> {
    const waiting = await countWaiting(this.dataSource.manager, userId, waitingShare);
    if (isFullBesideOthers(waiting)) throw quotaErrors.waiting(retrySeconds);
  }
}

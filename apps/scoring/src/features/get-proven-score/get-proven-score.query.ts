import { Injectable } from '@nestjs/common';
import type { ProvenScore, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { readProof } from '../../persistence/proof.repository.ts';
import { readSnapshot } from '../../persistence/snapshot.repository.ts';

@Injectable()
export class GetProvenScore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  run(userId: UserId): Promise<ProvenScore> {
    return readSnapshot(this.dataSource, (manager) => readProof(manager, userId, this.clock.now()));
  }
}

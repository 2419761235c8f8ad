import { Injectable } from '@nestjs/common';
import type { EvidenceState, UserId } from '@groundwork/contracts';
import { readEvidenceCopy } from '@groundwork/platform-document-copies';
import { Clock } from '@groundwork/platform-time';
import type { EntityManager } from 'typeorm';

@Injectable()
export class EvidenceRepository {
  constructor(private readonly clock: Clock) {}

  async freshAccounts(manager: EntityManager, userId: UserId): Promise<EvidenceState['accounts']> {
    const today = this.clock.today();
    return (await readEvidenceCopy(manager, userId)).accounts.filter(({ freshUntil }) => freshUntil >= today);
  }
}

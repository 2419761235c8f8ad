import { Injectable } from '@nestjs/common';
import { type EvidenceFields, rpc, type UserId } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { toEvidenceFields } from '../../domain/evidence.view.ts';
import { readWitnesses } from '../../persistence/owner.repository.ts';

@Injectable()
export class ListEvidence {
  constructor(
    private readonly dataSource: DataSource,
    private readonly services: RpcClient,
    private readonly clock: Clock,
  ) {}

  async run(userId: UserId): Promise<EvidenceFields> {
    const profile = await this.services.call(rpc.profile.state, { userId });
    const witnesses = await readWitnesses(this.dataSource.manager, userId);
    const today = this.clock.today();
    return { fields: toEvidenceFields(profile, witnesses, today) };
  }
}

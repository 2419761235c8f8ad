import { Controller } from '@nestjs/common';
import { type EvidenceFields, type UserId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListEvidence } from './list-evidence.query.ts';

@Controller()
export class ListEvidenceRpc {
  constructor(private readonly listEvidence: ListEvidence) {}

  @Rpc(rpc.ledger.evidence)
  answer({ userId }: { userId: UserId }): Promise<EvidenceFields> {
    return this.listEvidence.run(userId);
  }
}

import { Controller } from '@nestjs/common';
import { type Acting, rpc, type UndoneProposals } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { UndoProposals } from './undo-proposals.use-case.ts';

@Controller()
export class UndoProposalsRpc {
  constructor(private readonly undoProposals: UndoProposals) {}

  @Rpc(rpc.profile.undoProposals)
  answer(request: Acting): Promise<UndoneProposals> {
    return this.undoProposals.run(request);
  }
}

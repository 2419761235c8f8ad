import { Controller } from '@nestjs/common';
import { type CatalogLender, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SetLenderActive, type LenderActivation } from './set-lender-active.use-case.ts';

@Controller()
export class SetLenderActiveRpc {
  constructor(private readonly setLenderActive: SetLenderActive) {}

  @Rpc(rpc.matching.setActive)
  answer(wish: LenderActivation): Promise<CatalogLender> {
    return this.setLenderActive.run(wish);
  }
}

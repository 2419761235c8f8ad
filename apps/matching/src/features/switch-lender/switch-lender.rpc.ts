import { Controller } from '@nestjs/common';
import { type CatalogueLender, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { SwitchLender, type Wish } from './switch-lender.use-case.ts';

@Controller()
export class SwitchLenderRpc {
  constructor(private readonly switchLender: SwitchLender) {}

  @Rpc(rpc.matching.setActive)
  answer(wish: Wish): Promise<CatalogueLender> {
    return this.switchLender.run(wish);
  }
}

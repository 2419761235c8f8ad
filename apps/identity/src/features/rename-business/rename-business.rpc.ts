import { Controller } from '@nestjs/common';
import { type Acting, type Business, type BusinessBody, type BusinessId, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { RenameBusiness } from './rename-business.use-case.ts';

@Controller()
export class RenameBusinessRpc {
  constructor(private readonly renameBusiness: RenameBusiness) {}

  @Rpc(rpc.identity.renameBusiness)
  answer(request: Acting & BusinessBody & { id: BusinessId }): Promise<Business> {
    return this.renameBusiness.run(request);
  }
}

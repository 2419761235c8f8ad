import { Controller } from '@nestjs/common';
import { type Acting, type Business, type BusinessBody, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AddBusiness } from './add-business.use-case.ts';

@Controller()
export class AddBusinessRpc {
  constructor(private readonly addBusiness: AddBusiness) {}

  @Rpc(rpc.identity.addBusiness)
  answer(request: Acting & BusinessBody): Promise<Business> {
    return this.addBusiness.run(request);
  }
}

import { Controller } from '@nestjs/common';
import { type AdmittedBusiness, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type AdmitCall, AdmitPerson } from './admit-person.use-case.ts';

@Controller()
export class AdmitPersonRpc {
  constructor(private readonly admitPerson: AdmitPerson) {}

  @Rpc(rpc.identity.admit)
  answer(request: AdmitCall): Promise<AdmittedBusiness | null> {
    return this.admitPerson.run(request);
  }
}

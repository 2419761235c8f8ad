import { Controller } from '@nestjs/common';
import { type Acting, type Practice, type PracticeBody, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ManagePractice, type OfPractice } from './manage-practice.use-case.ts';

@Controller()
export class ManagePracticeRpc {
  constructor(private readonly practices: ManagePractice) {}

  @Rpc(rpc.identity.practices)
  list(request: { userId: UserId }): Promise<Practice[]> {
    return this.practices.list(request);
  }

  @Rpc(rpc.identity.practiceManager)
  manager(request: OfPractice): Promise<{ userId: UserId | null }> {
    return this.practices.manager(request);
  }

  @Rpc(rpc.identity.addPractice)
  add(request: Acting & PracticeBody): Promise<Practice> {
    return this.practices.add(request);
  }

  @Rpc(rpc.identity.changePractice)
  rename(request: Acting & OfPractice & PracticeBody): Promise<Practice> {
    return this.practices.rename(request);
  }
}

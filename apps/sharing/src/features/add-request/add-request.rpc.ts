import { Controller } from '@nestjs/common';
import { type LenderRequestBody, rpc, type SharedRequest } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { AddRequest } from './add-request.use-case.ts';

@Controller()
export class AddRequestRpc {
  constructor(private readonly addRequest: AddRequest) {}

  @Rpc(rpc.sharing.addRequest)
  answer({ session, request }: { session: string; request: LenderRequestBody }): Promise<SharedRequest> {
    return this.addRequest.run(session, request);
  }
}

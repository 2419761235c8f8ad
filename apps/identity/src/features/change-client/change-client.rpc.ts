import { Controller } from '@nestjs/common';
import { type Client, type ClientStage, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ChangeClient, type OfClient } from './change-client.use-case.ts';

@Controller()
export class ChangeClientRpc {
  constructor(private readonly clients: ChangeClient) {}

  @Rpc(rpc.identity.changeClient)
  change(request: OfClient & { stage: ClientStage }): Promise<Client> {
    return this.clients.change(request);
  }

  @Rpc(rpc.identity.endClient)
  end(request: OfClient): Promise<Record<string, never>> {
    return this.clients.end(request);
  }
}

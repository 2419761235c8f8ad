import { Controller } from '@nestjs/common';
import { type Client, type Page, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { type ClientsCall, ListClients } from './list-clients.query.ts';

@Controller()
export class ListClientsRpc {
  constructor(private readonly clients: ListClients) {}

  @Rpc(rpc.identity.clients)
  answer(request: ClientsCall): Promise<Page<Client>> {
    return this.clients.run(request);
  }
}

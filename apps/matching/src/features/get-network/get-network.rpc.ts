import { Controller } from '@nestjs/common';
import { type LenderNetwork, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { GetNetwork } from './get-network.query.ts';

@Controller()
export class GetNetworkRpc {
  constructor(private readonly getNetwork: GetNetwork) {}

  @Rpc(rpc.matching.network)
  answer(): Promise<LenderNetwork> {
    return this.getNetwork.run();
  }
}

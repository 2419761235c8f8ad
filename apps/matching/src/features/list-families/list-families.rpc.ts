import { Controller } from '@nestjs/common';
import { type LenderFamily, rpc } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListFamilies } from './list-families.query.ts';

@Controller()
export class ListFamiliesRpc {
  constructor(private readonly listFamilies: ListFamilies) {}

  @Rpc(rpc.matching.families)
  answer(): Promise<LenderFamily[]> {
    return this.listFamilies.run();
  }
}

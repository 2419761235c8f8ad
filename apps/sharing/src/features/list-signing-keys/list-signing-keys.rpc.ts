import { Controller } from '@nestjs/common';
import { rpc, type SigningKey } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { ListSigningKeys } from './list-signing-keys.query.ts';

@Controller()
export class ListSigningKeysRpc {
  constructor(private readonly listKeys: ListSigningKeys) {}

  @Rpc(rpc.sharing.signingKeys)
  answer(): Promise<SigningKey[]> {
    return this.listKeys.run();
  }
}

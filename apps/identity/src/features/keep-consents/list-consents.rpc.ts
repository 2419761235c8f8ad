import { Controller } from '@nestjs/common';
import { type Consent, rpc, type UserId } from '@groundwork/contracts';
import { Rpc } from '@groundwork/platform-messaging';
import { DataSource } from 'typeorm';
import { consentsOf } from '../../persistence/consents.ts';

@Controller()
export class ListConsentsRpc {
  constructor(private readonly dataSource: DataSource) {}

  @Rpc(rpc.privacy.consents)
  answer({ userId }: { userId: UserId }): Promise<Consent[]> {
    return consentsOf(this.dataSource.manager, userId);
  }
}

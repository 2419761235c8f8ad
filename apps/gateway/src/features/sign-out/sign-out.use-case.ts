import { Injectable } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { LateRevocations } from '../../session/late-revocations.adapter.ts';
import { Sessions } from '../../session/sessions.adapter.ts';

@Injectable()
export class SignOut {
  constructor(
    private readonly services: RpcClient,
    private readonly sessions: Sessions,
    private readonly lateRevocations: LateRevocations,
  ) {}

  async revoke(token: string): Promise<void> {
    await this.services.call(rpc.identity.logout, { token });
    this.sessions.drop(token);
  }

  async revokeNowOrLater(token: string): Promise<void> {
    try {
      await this.revoke(token);
    } catch (error) {
      if (asDomainError(error)?.kind !== 'unavailable' || !this.lateRevocations.add(token)) throw error;
      this.sessions.drop(token);
    }
  }
}

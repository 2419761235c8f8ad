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
    private readonly late: LateRevocations,
  ) {}

  async now(token: string): Promise<void> {
    await this.services.call(rpc.identity.logout, { token });
    this.sessions.forget(token);
  }

  async nowOrLater(token: string): Promise<void> {
    try {
      await this.now(token);
    } catch (error) {
      if (asDomainError(error)?.kind !== 'unavailable' || !this.late.add(token)) throw error;
      this.sessions.forget(token);
    }
  }
}

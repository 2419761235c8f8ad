import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';

const retryMs = 1000;
/** Limits the memory that made-up tokens can fill while identity is away. */
const maxTokens = 1000;

@Injectable()
export class LateRevocations implements BeforeApplicationShutdown {
  private readonly tokens = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(private readonly services: RpcClient) {}

  add(token: string): boolean {
    if (this.stopping || this.tokens.size >= maxTokens) return false;
    this.tokens.add(token);
    this.timer ??= setTimeout(() => void this.sendAll(), retryMs);
    return true;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    if (this.tokens.size > 0)
      log().error({ lost: this.tokens.size }, 'Identity did not receive these sign-outs before the stop');
  }

  private async sendAll(): Promise<void> {
    for (const token of this.tokens) {
      try {
        await this.services.call(rpc.identity.logout, { token });
      } catch (error) {
        if (asDomainError(error)?.kind === 'unavailable') break;
        log().error({ err: error }, 'Identity rejects a sign-out');
      }
      this.tokens.delete(token);
    }
    const again = this.tokens.size > 0 && !this.stopping;
    this.timer = again ? setTimeout(() => void this.sendAll(), retryMs) : undefined;
  }
}

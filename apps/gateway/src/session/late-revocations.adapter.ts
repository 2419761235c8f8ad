import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { rpc } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';

const everyMs = 1000;
/** Limits the memory that made-up tokens can fill while identity is away. */
const most = 1000;

@Injectable()
export class LateRevocations implements BeforeApplicationShutdown {
  private readonly tokens = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(private readonly services: RpcClient) {}

  add(token: string): boolean {
    if (this.stopping || this.tokens.size >= most) return false;
    this.tokens.add(token);
    this.timer ??= setTimeout(() => void this.tellAll(), everyMs);
    return true;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    clearTimeout(this.timer);
    if (this.tokens.size > 0) log().error({ lost: this.tokens.size }, 'Sign-outs identity never heard of');
  }

  private async tellAll(): Promise<void> {
    for (const token of this.tokens) {
      try {
        await this.services.call(rpc.identity.logout, { token });
      } catch (error) {
        if (asDomainError(error)?.kind === 'unavailable') break;
        log().error({ err: error }, 'Identity refuses a sign-out');
      }
      this.tokens.delete(token);
    }
    const again = this.tokens.size > 0 && !this.stopping;
    this.timer = again ? setTimeout(() => void this.tellAll(), everyMs) : undefined;
  }
}

import { type Area, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { systemClock } from '@groundwork/platform-time';
import { Injectable } from '@nestjs/common';
import type { BusinessCaller } from './caller.adapter.ts';

const hourMs = 3_600_000;
const mostLines = 50_000;

/** The owner reads in the access log who looked: one line for each person, area and hour, before the reply. */
@Injectable()
export class AccessLines {
  private hour = 0;
  private readonly written = new Set<string>();

  constructor(private readonly services: RpcClient) {}

  async write({ business, acting }: BusinessCaller, area: Area): Promise<void> {
    if (business.role === 'owner') return;
    this.forgetPastHours();
    const line = `${acting.actorId} ${business.id} ${area}`;
    if (this.written.has(line)) return;
    await this.services.call(rpc.identity.recordRead, { ...acting, area });
    this.written.add(line);
  }

  private forgetPastHours(): void {
    const hour = Math.floor(systemClock.now().getTime() / hourMs);
    if (hour === this.hour && this.written.size < mostLines) return;
    this.hour = hour;
    this.written.clear();
  }
}

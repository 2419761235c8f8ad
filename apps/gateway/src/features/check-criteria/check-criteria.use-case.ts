import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import { type CheckedCriteria, routes, rpc } from '@groundwork/contracts';
import { networkOf } from '@groundwork/platform-config';
import { RpcClient } from '@groundwork/platform-messaging';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests } from '../../gateway.errors.ts';
import { PUBLIC_ORIGIN } from '../../session/access.guard.ts';

const checksPerMinute = 30;
const checkMs = 10_000;
const compress = promisify(gzip);

@Injectable()
export class CheckCriteria {
  private readonly limiter = new RateLimiterMemory({ points: checksPerMinute, duration: 60 });

  constructor(
    private readonly services: RpcClient,
    @Inject(PUBLIC_ORIGIN) private readonly origin: string,
  ) {}

  schema(): Promise<Record<string, unknown>> {
    const id = `${this.origin}${routes.criteriaSchema.path}`;
    return this.services.call(rpc.matching.criteriaSchema, { id });
  }

  async check(text: string, address: string): Promise<CheckedCriteria> {
    await this.limiter.consume(networkOf(address)).catch((rejection: unknown) => {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw tooManyRequests(Math.ceil(rejection.msBeforeNext / 1000));
    });
    const packed = await compress(text);
    return this.services.call(rpc.matching.checkCriteria, { gzip: packed.toString('base64') }, checkMs);
  }
}

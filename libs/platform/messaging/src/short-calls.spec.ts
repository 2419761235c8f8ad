import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineRpc } from '@groundwork/contracts';
import { toProblem } from '@groundwork/platform-errors';
import { continueTrace, currentService, currentTrace, inService } from '@groundwork/platform-observability';
import { type RunningService, runService } from '@groundwork/testing';
import { Controller, Module } from '@nestjs/common';
import fc from 'fast-check';
import { z } from 'zod';
import { natsConfig } from './nats-connection.ts';
import { Rpc } from './rpc.ts';
import { amongNeighbors } from './short-calls.ts';

const anyRequest = z.object({ value: z.unknown() });
const calls = {
  mirror: defineRpc('rpc.mirror.any.v1', anyRequest, z.unknown()),
  place: defineRpc(
    'rpc.mirror.place.v1',
    z.object({}),
    z.object({ service: z.string(), trace: z.boolean() }),
  ),
};
const stored = { list: ['stored'] };

@Controller()
class MirrorRpc {
  @Rpc(calls.mirror)
  async mirror({ value }: z.output<typeof anyRequest>): Promise<unknown> {
    return Promise.resolve(value === 'stored' ? stored : value);
  }

  @Rpc(calls.place)
  async place() {
    return Promise.resolve({ service: currentService(), trace: currentTrace()?.userId !== undefined });
  }
}

@Module({ controllers: [MirrorRpc] })
class MirrorModule {}

const options = { service: 'mirror', config: natsConfig, module: () => MirrorModule };
let far: RunningService;
let near: RunningService;

beforeAll(async () => {
  near = await amongNeighbors(new Map(), () => runService(options));
});

afterAll(() => near.stop());

describe('a call within one process', () => {
  it('does not use NATS', async () => {
    const seen: string[] = [];
    const tap = near.connection.subscribe('rpc.mirror.>', {
      callback: (_, { subject }) => void seen.push(subject),
    });
    await near.rpc.call(calls.mirror, { value: 1 });
    await near.connection.flush();
    expect(seen).toEqual([]);
    tap.unsubscribe();
  });

  it('runs in the service that answers, not in that of the caller', async () => {
    const ofAnn = { name: 'test', userId: 'ann' };
    const call = () => continueTrace(undefined, ofAnn, () => near.rpc.call(calls.place, {}));
    const place = await inService('caller', call);
    expect(place).toEqual({ service: 'mirror', trace: false });
  });

  it('returns a copy', async () => {
    const reply = (await near.rpc.call(calls.mirror, { value: 'stored' })) as typeof stored;
    reply.list.push('changed');
    expect(stored).toEqual({ list: ['stored'] });
  });
});

describe('the replies of both transports', () => {
  beforeAll(async () => {
    far = await runService(options);
  });

  afterAll(() => far.stop());

  it('are equal for any request', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withDate: true, withNullPrototype: true }), async (value) => {
        const outcomeOf = ({ rpc }: RunningService) =>
          rpc.call(calls.mirror, { value }).then(
            (reply) => ({ reply }),
            (error: unknown) => ({ problem: toProblem(error, () => undefined) }),
          );
        expect(await outcomeOf(near)).toStrictEqual(await outcomeOf(far));
      }),
    );
  });
});

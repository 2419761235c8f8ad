import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  type Acting,
  actingForSelf,
  actorId,
  defineChange,
  defineRpc,
  type RpcContract,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import {
  configureLog,
  continueTrace,
  currentTrace,
  currentTraceparent,
  traceIdOf,
} from '@groundwork/platform-observability';
import { eventually, type RunningService, runService, signAsGateway } from '@groundwork/testing';
import { headers } from '@nats-io/transport-node';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { natsConfig } from './nats-connection.ts';
import { Rpc } from './rpc.ts';
import { amongNeighbors } from './short-calls.ts';
import { deadlineHeader, passHeader } from './wire.ts';

const text = z.object({ text: z.string() });
const calls = {
  shout: defineRpc(
    'rpc.echo.shout.v1',
    z.object({ text: z.string().min(1), times: z.number().default(1) }),
    text,
  ),
  fail: defineRpc('rpc.echo.fail.v1', z.object({ how: z.string() }), z.object({})),
  slow: defineRpc('rpc.echo.slow.v1', z.object({}), z.object({})),
  bulk: defineRpc('rpc.echo.bulk.v1', z.object({ bytes: z.number() }), z.string()),
  trace: defineRpc('rpc.echo.trace.v1', z.object({}), z.string()),
  change: defineChange(
    'rpc.echo.change.v1',
    { text: z.string() },
    z.object({ businessId: z.string(), actorId: z.string(), noted: z.string().optional() }),
  ),
  nothing: defineRpc('rpc.echo.nothing.v1', z.object({}), z.null()),
  nobody: defineRpc('rpc.nowhere.nobody.v1', z.object({}), z.object({})),
};

const counts = { begun: 0, finished: 0 };
let release: () => void = () => undefined;

const failures: Record<string, () => Error> = {
  refusal: () =>
    new DomainError('conflict', 'NAME_IN_USE', 'The name is in use', {
      details: [{ field: 'name', message: 'The name is in use' }],
      retryAfterSeconds: 7,
    }),
  fault: () => new TypeError('secret of the inside'),
  away: () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
};

@Controller()
class EchoRpc {
  @Rpc(calls.shout)
  async shout({ text: lines, times }: { text: string; times: number }) {
    return Promise.resolve({ text: lines.toUpperCase().repeat(times) });
  }

  @Rpc(calls.fail)
  async fail({ how }: { how: string }): Promise<Record<string, never>> {
    await Promise.resolve();
    throw failures[how]!();
  }

  @Rpc(calls.slow)
  async slow(): Promise<Record<string, never>> {
    counts.begun += 1;
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    counts.finished += 1;
    return {};
  }

  @Rpc(calls.bulk)
  async bulk({ bytes }: { bytes: number }) {
    return Promise.resolve('x'.repeat(bytes));
  }

  @Rpc(calls.trace)
  async trace() {
    return Promise.resolve(currentTraceparent());
  }

  @Rpc(calls.change)
  async change({ businessId, actorId: actor }: Acting & { text: string }) {
    return Promise.resolve({ businessId, actorId: actor, noted: currentTrace()?.actorId });
  }

  @Rpc(calls.nothing)
  async nothing() {
    return Promise.resolve(null);
  }
}

@Module({ controllers: [EchoRpc] })
class EchoModule {}

const options = { service: 'echo', config: natsConfig, module: () => EchoModule };
let echo: RunningService;
let written: Record<string, unknown>[] = [];

type Start = (work: () => Promise<RunningService>) => Promise<RunningService>;
const transports: readonly (readonly [string, Start])[] = [
  ['over NATS', (work) => work()],
  ['within one process', (work) => amongNeighbors(new Map(), work)],
];

describe.each(transports)('%s', (_, start) => {
  beforeAll(async () => {
    echo = await start(() => runService(options));
  });

  beforeEach(() => {
    written = [];
    const write = (line: string) => written.push(JSON.parse(line) as Record<string, unknown>);
    configureLog('echo', 'warn', { write });
  });

  afterAll(() => echo.stop());

  describe('a call that changes something', () => {
    const owner = randomUUID();

    it('carries the business and the actor, and its events carry the actor', async () => {
      const adviser = actorId.parse(randomUUID());
      const request = { ...actingForSelf(owner), actorId: adviser, text: 'hey' };
      expect(await echo.rpc.call(calls.change, request)).toEqual({
        businessId: owner,
        actorId: adviser,
        noted: adviser,
      });
    });

    it('without a business and an actor acts for the owner on their first business', async () => {
      const asBefore: RpcContract = calls.change;
      expect(await echo.rpc.call(asBefore, { userId: owner, text: 'hey' })).toEqual({
        businessId: owner,
        actorId: owner,
        noted: owner,
      });
    });

    it('is rejected without an actor', async () => {
      const asBefore: RpcContract = calls.change;
      const wrong = echo.rpc.call(asBefore, { userId: owner, actorId: 'me', text: 'hey' });
      await expect(wrong).rejects.toMatchObject({ kind: 'invalid', code: 'INVALID_INPUT' });
    });
  });

  describe('a call', () => {
    it('returns the reply, and passes a parsed request to the handler', async () => {
      expect(await echo.rpc.call(calls.shout, { text: 'hey' })).toEqual({ text: 'HEY' });
      expect(await echo.rpc.call(calls.shout, { text: 'é', times: 3 })).toEqual({ text: 'ÉÉÉ' });
      expect(await echo.rpc.call(calls.nothing, {})).toBeNull();
    });

    it('stays separate from parallel calls', async () => {
      const words = Array.from({ length: 100 }, (_, index) => `w${index}`);
      const replies = await Promise.all(words.map((word) => echo.rpc.call(calls.shout, { text: word })));
      expect(replies.map((reply) => reply.text)).toEqual(words.map((word) => word.toUpperCase()));
    });

    it('continues the caller’s trace in a new span', async () => {
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const there = await continueTrace(traceparent, { name: 'test' }, () => echo.rpc.call(calls.trace, {}));
      expect(traceIdOf(there)).toBe(traceIdOf(traceparent));
      expect(there).not.toBe(traceparent);
      expect(traceIdOf(await echo.rpc.call(calls.trace, {}))).not.toBe(traceIdOf(traceparent));
    });

    it('returns the error of the handler', async () => {
      const error: unknown = await echo.rpc
        .call(calls.fail, { how: 'refusal' })
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(DomainError);
      expect(error).toMatchObject({
        kind: 'conflict',
        code: 'NAME_IN_USE',
        message: 'The name is in use',
        details: [{ field: 'name', message: 'The name is in use' }],
        retryAfterSeconds: 7,
      });
      expect(written).toEqual([]);
    });

    it('is rejected with the wrong fields of a wrong request', async () => {
      const wrong = { text: '', times: 'many' } as unknown as { text: string };
      const error = (await echo.rpc
        .call(calls.shout, wrong)
        .catch((thrown: unknown) => thrown)) as DomainError;
      expect(error).toMatchObject({ kind: 'invalid', code: 'INVALID_INPUT' });
      expect(error.details?.map(({ field }) => field)).toEqual(['text', 'times']);
    });

    it('returns only an incident id for a fault, and logs the rest', async () => {
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const call = continueTrace(traceparent, { name: 'test' }, () =>
        echo.rpc.call(calls.fail, { how: 'fault' }),
      );
      const error = (await call.catch((thrown: unknown) => thrown)) as DomainError;
      expect(error).toMatchObject({ kind: 'unexpected', code: 'UNEXPECTED' });
      expect(JSON.stringify(error)).not.toContain('secret');
      expect(error.incidentId).toBeDefined();
      const line = written.find(({ incidentId }) => incidentId === error.incidentId);
      expect(line).toMatchObject({
        subject: calls.fail.subject,
        traceId: traceIdOf(traceparent),
        err: { message: 'secret of the inside' },
      });
    });

    it('returns unavailable when a dependency of the handler is away', async () => {
      const call = echo.rpc.call(calls.fail, { how: 'away' });
      await expect(call).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
    });

    it('returns unavailable at once without a server for it', async () => {
      // The test could not end in time with the deadline.
      const call = echo.rpc.call(calls.nobody, {}, 300_000);
      await expect(call).rejects.toMatchObject({
        kind: 'unavailable',
        message: 'The nowhere service cannot be reached right now. Please try again.',
      });
    });

    it('returns unavailable at its deadline while the handler works', async () => {
      const { begun, finished: before } = counts;
      const call = echo.rpc.call(calls.slow, {}, 2000).catch((thrown: unknown) => thrown);
      await eventually(
        () => Promise.resolve(counts.begun),
        (count) => count > begun,
      );
      expect(await call).toMatchObject({ kind: 'unavailable' });
      expect(counts.finished).toBe(before);
      release();
      await eventually(
        () => Promise.resolve(counts.finished),
        (count) => count === before + 1,
      );
    });

    it('does not start after its deadline', async () => {
      const carried = headers();
      carried.set(passHeader, signAsGateway()(calls.slow, {}, 2000));
      carried.set(deadlineHeader, String(Date.now() - 1));
      const body = JSON.stringify({ pattern: calls.slow.subject, data: {}, id: '1' });
      const before = counts.begun;
      const message = await echo.connection.request(calls.slow.subject, body, {
        timeout: 5000,
        headers: carried,
      });
      expect(message.json()).toMatchObject({
        response: { ok: false, problem: { kind: 'unavailable', code: 'DEADLINE', retryAfterSeconds: 2 } },
      });
      expect(counts.begun).toBe(before);
    });

    it('returns nearly 900 kB, and fails with more instead of waiting', async () => {
      expect(await echo.rpc.call(calls.bulk, { bytes: 899_000 })).toHaveLength(899_000);
      const call = echo.rpc.call(calls.bulk, { bytes: 1_200_000 }, 300_000);
      const error = (await call.catch((thrown: unknown) => thrown)) as DomainError;
      expect(error).toMatchObject({
        kind: 'unexpected',
        code: 'REPLY_TOO_LARGE',
        message: 'The answer is too large to be sent.',
      });
      expect(written.find(({ incidentId }) => incidentId === error.incidentId)).toMatchObject({
        subject: calls.bulk.subject,
        bytes: 1_200_002,
        msg: 'A reply is over the limit of 900000 bytes',
      });
    });

    it('sends nearly 900 kB, and rejects a larger request before sending it', async () => {
      const lines = 'x'.repeat(899_000);
      expect(await echo.rpc.call(calls.shout, { text: lines })).toEqual({ text: lines.toUpperCase() });
      for (const bytes of [900_001, 5_000_000]) {
        await expect(echo.rpc.call(calls.shout, { text: 'x'.repeat(bytes) })).rejects.toMatchObject({
          kind: 'too-large',
          code: 'REQUEST_TOO_LARGE',
        });
      }
    });

    it('does not treat an unreadable reply as invalid input of the caller', async () => {
      const subscription = echo.connection.subscribe('rpc.odd.*.v1', {
        callback: (_, message) => {
          message.respond(message.subject.includes('frame') ? '{"response":{"neither":1}}' : 'not even JSON');
        },
      });
      for (const what of ['frame', 'text']) {
        const odd = defineRpc(`rpc.odd.${what}.v1`, z.object({}), z.object({}));
        const error: unknown = await echo.rpc.call(odd, {}).catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ kind: 'unavailable' });
      }
      subscription.unsubscribe();
    });

    it('survives an unreadable message on its subject', async () => {
      for (const nonsense of ['', 'not JSON', '[]', 'null', '{"id":1}', '{"data":{}}']) {
        echo.connection.publish(calls.shout.subject, nonsense, { reply: 'nobody.listens' });
      }
      await echo.connection.flush();
      expect(await echo.rpc.call(calls.shout, { text: 'still here' })).toEqual({ text: 'STILL HERE' });
    });

    it('ends before its service stops, and is unavailable afterwards', async () => {
      const { begun: begunBefore, finished: finishedBefore } = counts;
      const call = echo.rpc.call(calls.slow, {});
      await eventually(
        () => Promise.resolve(counts.begun),
        (count) => count > begunBefore,
      );
      const closed = echo.app.close();
      const shout = () => echo.rpc.call(calls.shout, { text: 'hey' }).then(() => 'answered', String);
      expect(await eventually(shout, (answer) => answer !== 'answered')).toContain('cannot be reached');
      release();
      expect(await call).toEqual({});
      expect(counts.finished).toBe(finishedBefore + 1);
      await closed;
    });
  });
});

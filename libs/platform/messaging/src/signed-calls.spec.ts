import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Acting,
  actingForSelf,
  actorId,
  type GrantId,
  type PracticeId,
  type RequestOf,
  type Role,
  rpc,
  type RpcContract,
} from '@groundwork/contracts';
import { currentTrace } from '@groundwork/platform-observability';
import { type RunningService, runService, testCallKeyOf, testCallVariables } from '@groundwork/testing';
import { headers } from '@nats-io/transport-node';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { signerOf, withAdmission } from './acting.ts';
import { CallGuard } from './call-guard.ts';
import { callKeyOf } from './call-keys.ts';
import { PassWriter } from './call-pass.ts';
import { MessagingModule } from './messaging.module.ts';
import { natsConfig } from './nats-connection.ts';
import { RpcClient } from './rpc.client.ts';
import { Rpc } from './rpc.ts';
import { passHeader } from './wire.ts';

const secretText = 'the whole profile of an owner';
const answered: string[] = [];
let noted: ReturnType<typeof currentTrace>;
const answer = (what: string) => {
  answered.push(what);
  return Promise.resolve(secretText as never);
};

@Controller()
class ProfileRpc {
  @Rpc(rpc.privacy.profile)
  async exportProfile(): Promise<never> {
    return answer('export');
  }

  @Rpc(rpc.profile.get)
  async get(): Promise<never> {
    noted = currentTrace();
    return answer('get');
  }

  @Rpc(rpc.profile.state)
  async state(): Promise<never> {
    return answer('state');
  }

  @Rpc(rpc.profile.audit)
  async audit(): Promise<never> {
    return answer('audit');
  }

  @Rpc(rpc.profile.purge)
  async purge(): Promise<never> {
    return answer('purge');
  }
}

@Module({ controllers: [ProfileRpc] })
class ProfileModule {}

@Controller()
class ScoringRpc {
  constructor(private readonly services: RpcClient) {}

  @Rpc(rpc.scoring.recalculate)
  async recalculate({ userId }: Acting): Promise<never> {
    return (await this.services.call(rpc.profile.state, { userId })) as never;
  }
}

@Module({})
class ScoringModule {}

let profile: RunningService;
let scoring: RunningService;

beforeAll(async () => {
  profile = await runService({ service: 'profile', config: natsConfig, module: () => ProfileModule });
  scoring = await runService({
    service: 'scoring',
    config: natsConfig,
    module: (config) => ({
      module: ScoringModule,
      imports: [MessagingModule.forService('scoring', config)],
      controllers: [ScoringRpc],
    }),
  });
});
afterAll(async () => {
  await scoring.stop();
  await profile.stop();
});

const reply = z.object({
  response: z.object({
    ok: z.boolean(),
    data: z.unknown().optional(),
    problem: z.object({ code: z.string() }).optional(),
  }),
});

async function send(contract: RpcContract, request: object, pass?: string): Promise<string> {
  const sent = headers();
  if (pass !== undefined) sent.set(passHeader, pass);
  const body = JSON.stringify({ pattern: contract.subject, data: request, id: randomUUID() });
  const before = answered.length;
  const message = await profile.connection.request(contract.subject, body, {
    headers: sent,
    timeout: 10_000,
  });
  const { response } = reply.parse(message.json());
  if (response.ok) return 'answered';
  expect(message.string()).not.toContain(secretText);
  expect(answered).toHaveLength(before);
  return response.problem?.code ?? 'no code';
}

const ann = actingForSelf(randomUUID());
const bob = actingForSelf(randomUUID());
const as = (role: Role, acting: Acting = ann) => ({ ...acting, role });
const writerOf = (service: string, key = testCallKeyOf(service)) => new PassWriter(service, key);
const gateway = writerOf('gateway');
const passFor = (contract: RpcContract, person = as('user'), timeoutMs = 2000) =>
  gateway.write({ contract, timeoutMs, person });
const alone = (service: string, contract: RpcContract) =>
  writerOf(service).write({ contract, timeoutMs: 2000 });

describe('a call for an owner', () => {
  it('is answered with the pass of the gateway for this owner', async () => {
    expect(await send(rpc.privacy.profile, ann, passFor(rpc.privacy.profile))).toBe('answered');
  });

  it('without a pass is refused', async () => {
    expect(await send(rpc.privacy.profile, ann)).toBe('CALL_UNSIGNED');
  });

  it('with an expired pass is refused', async () => {
    const expired = passFor(rpc.privacy.profile, as('user'), -60_000);
    expect(await send(rpc.privacy.profile, ann, expired)).toBe('CALL_EXPIRED');
  });

  it.each([
    ['the key of another installation', callKeyOf('another installation', 'gateway')],
    ['the key of another service', testCallKeyOf('scoring')],
  ])('with a pass signed with %s is refused', async (_, key) => {
    const contract = rpc.privacy.profile;
    const pass = writerOf('gateway', key).write({ contract, timeoutMs: 2000, person: as('user') });
    expect(await send(contract, ann, pass)).toBe('CALL_FORGED');
  });

  it.each(['', 'x', 'e30.e30', `${'A'.repeat(9000)}.A`])('with the pass "%.10s" is refused', async (pass) => {
    expect(['CALL_FORGED', 'CALL_UNSIGNED']).toContain(await send(rpc.privacy.profile, ann, pass));
  });

  it('with a pass for another owner is refused', async () => {
    const pass = passFor(rpc.privacy.profile);
    expect(await send(rpc.privacy.profile, ann, pass)).toBe('answered');
    expect(await send(rpc.privacy.profile, bob, pass)).toBe('CALL_FOR_ANOTHER_USER');
  });

  it('with another actor or another business than the pass is refused', async () => {
    const pass = passFor(rpc.privacy.profile);
    const { actorId: otherActor, businessId: otherBusiness } = bob;
    expect(await send(rpc.privacy.profile, { ...ann, actorId: otherActor }, pass)).toBe(
      'CALL_FOR_ANOTHER_USER',
    );
    expect(await send(rpc.privacy.profile, { ...ann, businessId: otherBusiness }, pass)).toBe(
      'CALL_FOR_ANOTHER_USER',
    );
  });

  it('with the pass of another call is refused', async () => {
    expect(await send(rpc.privacy.profile, ann, passFor(rpc.profile.get))).toBe('CALL_FORGED');
  });

  it('of an adviser is answered for the owner in the pass', async () => {
    const adviser = { ...ann, actorId: actorId.parse(randomUUID()) };
    const pass = passFor(rpc.privacy.profile, as('user', adviser));
    expect(await send(rpc.privacy.profile, adviser, pass)).toBe('answered');
  });

  it('from the gateway without a person is refused', async () => {
    expect(await send(rpc.profile.get, ann, alone('gateway', rpc.profile.get))).toBe('CALL_FOR_ANOTHER_USER');
  });
});

describe('a call of a service without a person', () => {
  it('is answered if its manifest lists the call as its own', async () => {
    const { userId } = ann;
    expect(await send(rpc.profile.state, { userId }, alone('scoring', rpc.profile.state))).toBe('answered');
  });

  it.each(['identity', 'scoring', 'matching', 'documents-worker', 'operator'])(
    'is refused for %s, whose manifest lists no export',
    async (service) => {
      const pass = alone(service, rpc.privacy.profile);
      expect(await send(rpc.privacy.profile, ann, pass)).toBe('CALL_UNDECLARED');
    },
  );

  it('cannot name a person of its own', async () => {
    const contract = rpc.profile.state;
    const pass = writerOf('scoring').write({ contract, timeoutMs: 2000, person: as('user') });
    expect(await send(contract, ann, pass)).toBe('CALL_UNDECLARED');
  });
});

describe('a call within a call', () => {
  const within = (pass: string) =>
    writerOf('scoring').write({ contract: rpc.profile.state, timeoutMs: 2000, within: pass });

  it('carries the pass of the first call', async () => {
    const before = answered.length;
    await scoring.rpc.call(rpc.scoring.recalculate, ann);
    expect(answered.slice(before)).toEqual(['state']);
    const request: RequestOf<typeof rpc.scoring.recalculate> = ann;
    const caught = profile.connection.subscribe(rpc.profile.state.subject, { max: 1 });
    await profile.connection.flush();
    await scoring.rpc.call(rpc.scoring.recalculate, request);
    for await (const message of caught) {
      const [body = ''] = message.headers?.get(passHeader).split('.') ?? [];
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
      expect(claims).toMatchObject({ from: 'scoring', to: rpc.profile.state.subject });
      const [outer = ''] = String(claims['within']).split('.');
      expect(JSON.parse(Buffer.from(outer, 'base64url').toString())).toMatchObject({
        from: 'gateway',
        to: rpc.scoring.recalculate.subject,
        person: ann,
      });
    }
  });

  it('is refused for another owner', async () => {
    const pass = within(passFor(rpc.scoring.recalculate));
    expect(await send(rpc.profile.state, ann, pass)).toBe('answered');
    expect(await send(rpc.profile.state, bob, pass)).toBe('CALL_FOR_ANOTHER_USER');
  });

  it('is refused with a pass that another service received', async () => {
    expect(await send(rpc.profile.state, ann, within(passFor(rpc.sharing.packages)))).toBe('CALL_FORGED');
  });
});

describe('a call after the reply to the request of an owner', () => {
  const { profile: exported, askExport } = rpc.privacy;
  const hoursAgo = (hours: number, contract: RpcContract = askExport) => {
    const stored = passFor(contract, as('user'), -hours * 3_600_000);
    return writerOf('identity').write({ contract: exported, timeoutMs: 2000, within: stored });
  };

  it('is answered with the stored pass of this request for a day', async () => {
    expect(await send(exported, ann, hoursAgo(23))).toBe('answered');
    expect(await send(exported, ann, hoursAgo(25))).toBe('CALL_EXPIRED');
  });

  it('is refused for an owner who requested nothing', async () => {
    expect(await send(exported, bob, hoursAgo(1))).toBe('CALL_FOR_ANOTHER_USER');
  });

  it('is refused with the old pass of a request whose work ends with its reply', async () => {
    expect(await send(exported, ann, hoursAgo(1, rpc.privacy.export))).toBe('CALL_EXPIRED');
  });

  it('is refused for a service that did not receive the request', async () => {
    const stored = passFor(askExport, as('user'), 2000);
    const contract = rpc.profile.state;
    const pass = writerOf('scoring').write({ contract, timeoutMs: 2000, within: stored });
    expect(await send(contract, { userId: ann.userId }, pass)).toBe('CALL_FORGED');
  });
});

it('a call for the business of another names the grant to its work', async () => {
  const grant = { grantId: randomUUID() as GrantId, practiceId: randomUUID() as PracticeId };
  const call = (person: ReturnType<typeof as>) =>
    send(rpc.profile.get, ann, passFor(rpc.profile.get, person));
  expect(await call({ ...as('user'), grant } as ReturnType<typeof as>)).toBe('answered');
  expect(noted).toMatchObject(grant);
  expect(await call(as('user'))).toBe('answered');
  expect(noted).not.toHaveProperty('grantId');
});

describe('a call of the staff', () => {
  it('about another owner is answered for an admin only', async () => {
    const query = { userId: bob.userId };
    expect(await send(rpc.profile.audit, query, passFor(rpc.profile.audit, as('admin')))).toBe('answered');
    for (const role of ['user', 'reviewer'] as const)
      expect(await send(rpc.profile.audit, query, passFor(rpc.profile.audit, as(role)))).toBe(
        'CALL_FOR_ANOTHER_USER',
      );
  });

  it('about all owners is answered for an admin only', async () => {
    expect(await send(rpc.profile.audit, {}, passFor(rpc.profile.audit, as('admin')))).toBe('answered');
    expect(await send(rpc.profile.audit, {}, passFor(rpc.profile.audit))).toBe('CALL_FOR_ANOTHER_USER');
  });

  it('that changes something is refused for other roles and for another actor', async () => {
    const request = { actorId: ann.userId, ids: [] };
    const purge = (person: ReturnType<typeof as>) =>
      send(rpc.profile.purge, request, passFor(rpc.profile.purge, person));
    expect(await purge(as('admin'))).toBe('answered');
    expect(await purge(as('user'))).toBe('CALL_FOR_ANOTHER_USER');
    expect(await purge(as('admin', bob))).toBe('CALL_FOR_ANOTHER_USER');
  });
});

describe('a call about another owner within a call', () => {
  const sign = signerOf('identity', testCallKeyOf('identity'));
  const outerOf = (role: Role, contract: RpcContract): unknown => {
    const received = { pass: 'outer', until: Date.now() + 60_000, from: 'gateway', person: as(role) };
    const pass = withAdmission(received, () => sign(contract, { userId: bob.userId }, 2000));
    const [body = ''] = pass.split('.');
    return (JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>)['within'];
  };

  it('carries the pass of an admin where the call is for admins, and no other pass', () => {
    expect(outerOf('admin', rpc.matching.removeSamples)).toBe('outer');
    expect(outerOf('user', rpc.matching.removeSamples)).toBeUndefined();
    expect(outerOf('admin', rpc.profile.get)).toBeUndefined();
  });
});

describe('the first upgrade to signed calls', () => {
  const guardUntil = (hours: number) =>
    new CallGuard({
      ...testCallVariables('profile'),
      UNSIGNED_CALLS_UNTIL: new Date(Date.now() + hours * 3_600_000).toISOString(),
    });

  it('accepts calls without a pass until the time that is set', () => {
    expect(guardUntil(1).admit(rpc.profile.get, undefined)).toBeUndefined();
    expect(() => guardUntil(-1).admit(rpc.profile.get, undefined)).toThrow('no pass');
  });

  it('accepts no wrong pass', () => {
    const sign = signerOf('gateway', callKeyOf('another installation', 'gateway'));
    expect(() => guardUntil(1).admit(rpc.profile.get, sign(rpc.profile.get, {}, 2000))).toThrow('not valid');
  });
});

import { randomUUID } from 'node:crypto';
import { actingForSelf, rpc } from '@groundwork/contracts';
import {
  CallGuard,
  connectNats,
  passHeader,
  PassWriter,
  RpcClient,
  type SignCall,
} from '@groundwork/platform-messaging';
import { callVariables } from '../local/call-keys.ts';
import { at, type Figure, figure } from './figures.ts';
import type { Ground } from './ground.ts';

const contract = rpc.matching.summary;
type Nats = Awaited<ReturnType<typeof connectNats>>;

function answerCalls(nats: Nats, guard: CallGuard): void {
  nats.subscribe(contract.subject, {
    callback: (_, message) => {
      const { id, data } = message.json<{ id: string; data: unknown }>();
      const request = contract.request.parse(data);
      const pass = message.headers?.get(passHeader);
      const admission = pass ? guard.admit(contract, pass) : undefined;
      if (admission) guard.check(contract, admission, request);
      message.respond(JSON.stringify({ response: { ok: true, data: null }, isDisposed: true, id }));
    },
  });
}

async function cpuOf(calls: RpcClient, persons: readonly string[]): Promise<number> {
  const before = process.cpuUsage();
  for (const userId of persons) await calls.call(contract, { userId: actingForSelf(userId).userId });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / persons.length;
}

export async function measure(ground: Ground): Promise<readonly Figure[]> {
  const { urls, secrets } = await ground.servers(['nats']);
  const [near, far] = [await connectNats(urls.nats, 'bench'), await connectNats(urls.nats, 'bench')];
  const variables = callVariables(secrets, 'gateway');
  answerCalls(far, new CallGuard(variables));
  await far.flush();
  const passes = new PassWriter('gateway', variables.CALL_KEY);
  const sign: SignCall = (called, request, timeoutMs) => {
    const { userId } = request as { userId: string };
    return passes.write({
      contract: called,
      timeoutMs,
      person: { ...actingForSelf(userId), role: 'user' },
    });
  };
  const plain = new RpcClient(near, 10_000, () => '');
  const signed = new RpcClient(near, 10_000, sign);
  const count = ground.count(500, 20);
  const one = Array.from({ length: count }, () => '0198c1de-0000-7000-8000-000000000001');
  const ratios: { reused: number; fresh: number; plainMicros: number }[] = [];
  for (let round = 0; round < ground.count(20, 1); round += 1) {
    const plainMicros = await cpuOf(plain, one);
    const reused = (await cpuOf(signed, one)) / plainMicros;
    const fresh =
      (await cpuOf(
        signed,
        one.map(() => randomUUID()),
      )) / plainMicros;
    ratios.push({ reused, fresh, plainMicros });
  }
  await Promise.all([near.close(), far.close()]);
  const middle = (name: keyof (typeof ratios)[number]) =>
    at(
      ratios.map((each) => each[name]),
      0.5,
    );
  return [
    figure('CPU time of a call without a pass, µs, both sides', middle('plainMicros')),
    figure('times as much with a pass that is used again', middle('reused')),
    figure('times as much with a new pass', middle('fresh')),
  ];
}

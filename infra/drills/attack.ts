import { join } from 'node:path';
import type { Figure } from '../bench/figures.ts';
import { type Ground, startSystem, type System } from '../bench/ground.ts';
import { GATEWAY } from '../local/stack.ts';
import { step } from '../local/progress.ts';
import { hostileFiles } from './attack/files.ts';
import { Pauses } from './attack/pauses.ts';
import { hostileRequests } from './attack/requests.ts';
import { savesUnderKills } from './attack/kills.ts';
import { nestedBrackets } from './attack/nested-brackets.ts';
import { siege } from './attack/siege.ts';
import { PATHS, pastTheLimit, REQUESTS_A_SECOND, spellings } from './attack/spellings.ts';
import { signInFloods } from './sign-ins.ts';

interface Stage {
  readonly ground: Ground;
  readonly system: System;
  readonly pauses: Pauses;
}

type Part = (stage: Stage) => Promise<Figure[]>;

const SIEGE_MINUTES = 10;
const SHORT_SIEGE_MINUTES = 0.05;

const minutesOf = ({ short, run: { args } }: Ground): number =>
  Number(args.find((one) => Number(one) > 0) ?? (short ? SHORT_SIEGE_MINUTES : SIEGE_MINUTES));

const PARTS: Readonly<Record<string, Part>> = {
  spellings: ({ ground, system }) => {
    const target = { url: system.url, log: join(ground.life.instance.logs, `${GATEWAY}.log`) };
    return spellings(target, ground.short ? PATHS.slice(0, 3) : PATHS, ground.count(1000, 10));
  },
  limit: async ({ ground, system }) => [await pastTheLimit(system.url, ground.count(2000, 20))],
  hostile: async ({ ground, system, pauses }) => {
    const counts = { bodies: ground.count(20_000, 20), longValues: ground.count(Infinity, 20) };
    const { result, figures } = await pauses.during(system, async () => [
      ...(await step('Requests', () => hostileRequests(system, counts))),
      ...(await step('Files', () => hostileFiles(system, ground.count(2000, 12)))),
    ]);
    return [...result, ...figures];
  },
  'sign-ins': ({ ground, system }) => signInFloods(system.url, ground.count(30_000, 3000)),
  kills: ({ ground, system }) => {
    const [rounds, owners, requestsASecond] = [ground.count(2, 1), ground.count(20, 2), ground.count(60, 10)];
    const one = ground.short ? { services: ['profile'] } : {};
    return savesUnderKills(system, { rounds, owners, requestsASecond, ...one });
  },
  siege: ({ ground, system }) =>
    siege(system, { forMs: minutesOf(ground) * 60_000, calmDocuments: ground.count(40, 1) }),
  flood: ({ ground, system }) => nestedBrackets(system.url, ground.count(30_000, 1000)),
};

async function prepare(ground: Ground): Promise<Stage> {
  const pauses = new Pauses(join(ground.instance.folder, 'pauses'));
  if (ground.short) return { ground, pauses, system: await ground.system() };
  // The budgets of files are part of the defense, so the attackers have those of a new owner.
  const variables = {
    REQUESTS_PER_SECOND: String(REQUESTS_A_SECOND),
    LOG_LEVEL: 'info',
    DOCUMENT_QUOTA_FACTOR: '1',
  };
  const { instance, life } = ground;
  const servers = await ground.servers();
  const system = await startSystem(servers, instance.logs, life.supervisor, variables, pauses.preload);
  return { ground, pauses, system };
}

const isWanted = (part: string, args: readonly string[]) =>
  args.includes(part) || !args.some((one) => Object.keys(PARTS).includes(one));

export async function measure(ground: Ground): Promise<Figure[]> {
  const stage = await prepare(ground);
  const { args } = ground.run;
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(PARTS))
    if (isWanted(name, args)) figures.push(...(await step(name, () => part(stage))));
  await ground.stopSystem();
  return figures;
}

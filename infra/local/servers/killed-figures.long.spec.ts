import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it, jest } from '@jest/globals';
import { actingForSelf, type DocumentState, events, rpc, type UserId } from '@groundwork/contracts';
import { eventually, type PrivateProcess, serviceProcess, testFieldKeys } from '@groundwork/testing';
import { documentState, sendDocument } from '../../../apps/ledger/testing/documents.ts';
import { type RunningLedger, runLedger } from '../../../apps/ledger/testing/running-ledger.ts';
import { calls, owner, type RunningScoring, runProfile, runScoring } from './figure-services.ts';

jest.setTimeout(600_000);

type Name = 'ledger' | 'profile' | 'scoring';

const field = 'annualRevenueCurrent';
const taxYear = String(new Date().getUTCFullYear() - 1);
const folder = mkdtempSync(join(tmpdir(), 'groundwork-killed-'));
const patienceMs = 120_000;

let ledger: RunningLedger;
let profile: Awaited<ReturnType<typeof runProfile>>;
let scoring: RunningScoring;
const processes = new Map<Name, PrivateProcess>();

beforeAll(async () => {
  ledger = await runLedger();
  profile = await runProfile(undefined, { beside: true });
  scoring = await runScoring({}, { beside: true });
  const databases = { ledger: ledger.service, profile, scoring };
  for (const [service, { app, database }] of Object.entries(databases)) {
    await app.close();
    const environment = {
      DATABASE_URL: database!.url,
      FIELD_KEYS: testFieldKeys,
      STORAGE_URL: `folder:${folder}`,
    };
    const log = join(folder, `${service}.log`);
    processes.set(service as Name, serviceProcess({ service, environment, log }));
    await start(service as Name);
  }
});
afterAll(async () => {
  await Promise.all([...processes.values()].map((each) => each.stop()));
  for (const each of [scoring, profile, ledger]) await each.stop();
  rmSync(folder, { recursive: true, force: true });
});

const stranger = () => ({ userId: owner() as UserId });
const probes: Readonly<Record<Name, () => Promise<unknown>>> = {
  ledger: () => ledger.service.rpc.call(rpc.ledger.accounts, stranger()),
  profile: () => profile.rpc.call(calls.figures, stranger()),
  scoring: () => scoring.rpc.call(calls.proven, stranger()),
};

async function start(name: Name): Promise<void> {
  await processes.get(name)?.start();
  await eventually(
    () =>
      probes[name]().then(
        () => true,
        () => false,
      ),
    Boolean,
    patienceMs,
  );
}

const taxReturn = (value: number): DocumentState =>
  documentState({
    taxYear,
    figures: [{ name: 'grossReceipts', value, page: 1, confidence: 0.98 }],
    holder: { match: 'same', answer: null },
  });

/** What each service has received when the next step of the change is still ahead of it. */
const received: Readonly<Record<Name, (userId: string) => Promise<Record<string, unknown>[]>>> = {
  ledger: (userId) =>
    ledger.service.query('select max(version) as version from read_documents where user_id = $1', [userId]),
  profile: (userId) => profile.query('select version from evidence where user_id = $1', [userId]),
  scoring: (userId) =>
    scoring.query('select evidence_version as version from proofs where user_id = $1', [userId]),
};
const versionIn = async (name: Name, userId: string) =>
  Number((await received[name](userId))[0]?.['version'] ?? 0);

const named = <T extends { field: string }>(all: readonly T[]): T | undefined =>
  all.find((each) => each.field === field);

async function valuesInLedger(userId: UserId): Promise<unknown[]> {
  const { fields } = await ledger.service.rpc.call(rpc.ledger.evidence, { userId });
  const own = named(fields);
  return [own?.chosen?.value, own?.stated, own?.contradiction?.witnessed];
}

async function valuesInProfile(userId: UserId): Promise<unknown[]> {
  const own = named(await profile.rpc.call(calls.figures, { userId }));
  return [own?.sources.find(({ grade }) => grade === 2)?.value, own?.value, own?.status];
}

async function valuesInScoring(userId: UserId): Promise<unknown[]> {
  const { contradictions, witnesses } = await scoring.rpc.call(calls.proven, { userId });
  return [named(contradictions)?.witnessed, witnesses[0]?.value];
}

/** The value of the paper as each service has it. */
const valuesOf = (userId: UserId): Promise<unknown[]> =>
  Promise.all([valuesInLedger(userId), valuesInProfile(userId), valuesInScoring(userId)]);

const valuesWith = (value: number) => [
  [value, 480_000, value],
  [value, 480_000, 'disputed'],
  [value, value],
];

const areEverywhere = (userId: string, value: number) =>
  eventually(
    () => valuesOf(userId as UserId).catch(() => []),
    (values) => JSON.stringify(values) === JSON.stringify(valuesWith(value)),
    patienceMs,
  );

describe('a figure', () => {
  it.each<Name>(['ledger', 'profile', 'scoring'])(
    'has one value everywhere after %s was killed between two steps of its change',
    async (name) => {
      const userId = owner();
      await profile.rpc.call(calls.save, { ...actingForSelf(userId), profile: { [field]: 480_000 } });
      const state = taxReturn(590_000);
      const send = (version: number, value: number) =>
        sendDocument(ledger, events.documentProcessed, userId, {
          state: { ...taxReturn(value), documentId: state.documentId },
          version,
        });
      await send(1, 590_000);
      await areEverywhere(userId, 590_000);
      const before = await versionIn(name, userId);
      await send(2, 610_000);
      await send(3, 640_000);
      await eventually(
        () => versionIn(name, userId),
        (version) => version > before,
        patienceMs,
      );
      await processes.get(name)?.kill();
      await send(4, 700_000);
      await start(name);
      await areEverywhere(userId, 700_000);
    },
  );
});

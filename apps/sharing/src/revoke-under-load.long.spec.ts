import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rpc, type UserId } from '@groundwork/contracts';
import { TwoGateways } from '@groundwork/testing';
import { packageWithZip, revokeUnderLoad, type RevokedRun } from '../testing/revoked-readers.ts';
import { RunningSharing } from '../testing/running-sharing.ts';

const runs = 100;
const guesses = 10_000;
const atOnce = 100;
jest.setTimeout(1_200_000);

let sharing: RunningSharing;
let gateways: TwoGateways;
beforeAll(async () => {
  sharing = await RunningSharing.start();
  gateways = await TwoGateways.start();
});
afterAll(async () => {
  await gateways.stop();
  await sharing.stop();
});

const sumOf = (all: readonly RevokedRun[], value: (run: RevokedRun) => number) =>
  all.reduce((sum, run) => sum + value(run), 0);

describe('a link', () => {
  it('ends for 50 readers on two gateways in each of 100 runs', async () => {
    const shared = await packageWithZip(sharing, randomUUID() as UserId);
    const all: RevokedRun[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await revokeUnderLoad(sharing, gateways.urls, shared));
    const others = all.flatMap(({ late }) => Object.keys(late)).filter((status) => status !== '404');
    const slowest = Math.round(Math.max(...all.map(({ slowestCutMs }) => slowestCutMs)));
    const after = sumOf(all, ({ late }) => late[404] ?? 0);
    process.stdout.write(
      `${runs} runs: ${sumOf(all, ({ served }) => served)} answers before, ${after} answers 404 after a second, ` +
        `${others.length} others; ${sumOf(all, ({ cut }) => cut)} downloads cut, the last after ${slowest} ms\n`,
    );
    expect(others).toEqual([]);
    expect(sumOf(all, ({ whole }) => whole)).toBe(0);
    expect(slowest).toBeLessThan(1000);
  });

  it('judges at most 20 of 10,000 guesses of a code', async () => {
    const userId = randomUUID() as UserId;
    const { id } = await sharing.ready(userId);
    const { link, token } = await sharing.addLink(userId, id);
    await sharing.code(userId, link.id);
    const guess = (at: number) =>
      sharing.rpc.call(rpc.sharing.beginSession, { token, code: String(at).padStart(6, '0') }, 60_000).then(
        () => 'OPENED',
        (error: unknown) => (error as { code: string }).code,
      );
    const answers: string[] = [];
    for (let from = 0; from < guesses; from += atOnce)
      answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, at) => guess(from + at)))));
    const judged = answers.filter((code) => code !== 'LINK_LOCKED').length;
    process.stdout.write(`${guesses} guesses, ${judged + 1} judged\n`);
    expect(judged).toBeLessThan(20);
    const [row] = await sharing.service.query('select wrong_codes from links where id = $1', [link.id]);
    expect(row).toEqual({ wrong_codes: 20 });
  });
});

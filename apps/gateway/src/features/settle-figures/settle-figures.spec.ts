import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { figure, type FigureView, problemBody, routeExamples, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

const field = 'averageBankBalance';
const example = figure.parse(routeExamples.figure?.reply);
const { points: _points, usedBy: _usedBy, ...own } = example;

let gateway: RunningGateway;
let token: string;
beforeAll(async () => {
  gateway = await runGateway();
  token = gateway.identity.someone().token;
});
afterAll(() => gateway.stop());
afterEach(() => gateway.services.arrive());

async function arrive(): Promise<void> {
  gateway.calls
    .on(rpc.profile.figures, () => [own])
    .on(rpc.scoring.figurePoints, () => [
      { field, points: { now: 22, atBest: 30, ifConfirmed: 7 }, criteria: ['BF11'] },
    ])
    .on(rpc.matching.figureUses, () => [{ field, lenders: 214 }]);
  await gateway.nats.flush();
}

async function callApi(method: string, path: string, body?: object, tag?: string) {
  const headers = {
    'content-type': 'application/json',
    ...bearer(token),
    ...(tag !== undefined && { 'if-match': tag }),
  };
  const answer = await fetch(`${gateway.url}/api/figures${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply: unknown = await answer.json();
  return { status: answer.status, reply };
}

describe('a figure', () => {
  it('has the points of scoring and the number of lenders that use it', async () => {
    await arrive();
    const { reply } = await callApi('GET', '');
    expect(figure.strict().array().parse(reply)).toMatchObject([
      {
        field,
        points: { now: 22, atBest: 30, ifConfirmed: 7 },
        usedBy: { criteria: ['BF11'], lenders: 214 },
      },
    ]);
    gateway.calls.on(rpc.matching.figureUses, () => []);
    expect((await callApi('GET', `/${field}`)).reply).toMatchObject({ usedBy: { lenders: 0 } });
  });

  it('is complete without them while scoring and matching are away', async () => {
    await arrive();
    gateway.calls.goAway(rpc.scoring.figurePoints, rpc.matching.figureUses);
    const { status, reply } = await callApi('GET', `/${field}`);
    expect([status, (reply as FigureView).value]).toEqual([200, own.value]);
    expect(reply).toMatchObject({ points: null, usedBy: { criteria: [], lenders: null } });
  });
});

describe('a figure that moved meanwhile', () => {
  it('is in the answer as it is now', async () => {
    await arrive();
    gateway.calls.on(rpc.profile.settleFigures, () => {
      throw new DomainError('conflict', 'FIGURE_CHANGED', 'It changed', {
        details: [{ field, message: 'This figure' }],
      });
    });
    for (const [path, body] of [
      [`/${field}/settle`, { use: 'said' }],
      ['/settle-all', { ids: [{ field, use: 'said', version: 'old' }] }],
    ] as const) {
      const { status, reply } = await callApi(
        'POST',
        path,
        body,
        path.endsWith('settle') ? '"old"' : undefined,
      );
      expect(status).toBe(409);
      expect(problemBody.strict().parse(reply)).toMatchObject({
        code: 'FIGURE_CHANGED',
        details: [{ field }],
        figure: { field, version: own.version, usedBy: { lenders: 214 } },
      });
    }
  });

  it('is in no other answer', async () => {
    await arrive();
    const { status, reply } = await callApi('POST', `/${field}/settle`, { use: 'said' });
    expect([status, reply]).toEqual([404, expect.not.objectContaining({ figure: expect.anything() })]);
  });
});

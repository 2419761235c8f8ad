import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  adviserAreas,
  type DocumentRequest,
  documentRequest,
  type LenderRequest,
  lenderRequest,
  proofRpc,
  provenScore,
  routeExamples,
  rpc,
} from '@groundwork/contracts';
import { bearer, type RunningGateway, runGateway } from '../../../testing/gateway.ts';

let gateway: RunningGateway;

const [anyRequest] = documentRequest.array().parse(routeExamples.documentRequests?.reply);
const [anyOfLender] = lenderRequest.array().parse(routeExamples.lenderRequests?.reply);
const proven = provenScore.parse(routeExamples.provenScore?.reply);
const expiring = [
  { field: 'averageBankBalance', label: 'Average bank balance', witnessId: 'any', freshUntil: '2026-12-03' },
] as (typeof proven)['expiring'];
const request = (changes: Partial<DocumentRequest>) => ({ ...anyRequest, ...changes }) as DocumentRequest;
const ofLender = (title: string, dueDay: string) => ({ ...anyOfLender, title, dueDay }) as LenderRequest;

beforeAll(async () => {
  gateway = await runGateway();
  gateway.calls
    .on(rpc.sharing.documentRequests, ({ page: { cursor } }) =>
      cursor === undefined
        ? { items: [request({ title: 'Lease', dueOn: '2026-12-09' })], nextCursor: 'next' }
        : {
            items: [
              request({ title: 'Statement', dueOn: '2026-12-01' }),
              request({ title: 'Any day', dueOn: null }),
              request({ title: 'Answered', dueOn: '2026-12-02', state: 'answered' }),
              request({ title: 'Closed', dueOn: '2026-12-02', state: 'closed' }),
            ],
            nextCursor: null,
          },
    )
    .on(rpc.sharing.requests, ({ page: { state } }) => ({
      items: state === 'open' ? [ofLender('Tax return', '2026-12-04')] : [],
      nextCursor: null,
    }))
    .on(proofRpc.proven, () => ({ ...proven, expiring }));
  await gateway.nats.flush();
});
afterAll(() => gateway.stop());

const ofProof = { kind: 'statement', title: 'Average bank balance', on: '2026-12-03', href: '/documents' };
const ofRequests = [
  { kind: 'request', title: 'Statement', on: '2026-12-01', href: '/documents' },
  { kind: 'request', title: 'Lease', on: '2026-12-09', href: '/documents' },
];

async function deadlinesFor(token: string, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await fetch(`${gateway.url}/api/deadlines`, { headers: { ...bearer(token), ...headers } });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('the deadlines of a business', () => {
  it('are open requests with a due day, requests of lenders and ends of proofs, the earliest first', async () => {
    const href = `/packages/${anyOfLender?.packageId}`;
    const fromLender = { kind: 'lender-request', title: 'Tax return', on: '2026-12-04', href };
    expect(await deadlinesFor(gateway.identity.someone().token)).toEqual([
      ofRequests[0],
      ofProof,
      fromLender,
      ofRequests[1],
    ]);
  });

  it('are without the kinds whose area a person does not have', async () => {
    const [owner, adviser] = [gateway.identity.someone(), gateway.identity.someone()];
    const areas = { ...adviserAreas, documents: 'view', packages: 'none', score: 'none' } as const;
    const { id } = gateway.identity.openBusiness(adviser, owner, { areas });
    expect(await deadlinesFor(adviser.token, { 'x-business-id': id })).toEqual(ofRequests);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openedRequest, practiceId, routeExamples, rpc } from '@groundwork/contracts';
import { BrandedGateway, lee, logoAddress } from '../../../testing/brands.ts';

let branded: BrandedGateway;

beforeAll(async () => {
  branded = await BrandedGateway.start();
});
afterAll(() => branded.gateway.stop());

describe('the page of a request', () => {
  const open = async (of: string | null) => {
    const { brand: _, ...request } = openedRequest.parse(routeExamples.openDocumentRequest?.reply);
    const stored = { ...request, practiceId: of === null ? null : practiceId.parse(of) };
    branded.gateway.calls.on(rpc.sharing.openDocumentRequest, () => stored);
    const answer = await fetch(`${branded.gateway.url}/api/document-requests/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: 'x'.repeat(43) }),
    });
    const body = await answer.text();
    expect(body).not.toContain('practiceId');
    return openedRequest.parse(JSON.parse(body)).brand;
  };

  it('has the brand of the practice that requests, and else none', async () => {
    expect(await open(lee.practiceId)).toEqual({
      name: 'Lee Funding',
      colors: lee.colors,
      logo: logoAddress,
    });
    expect(await open(null)).toBeNull();
    expect(await open('018f0000-0000-7000-8000-000000000009')).toBeNull();
  });
});

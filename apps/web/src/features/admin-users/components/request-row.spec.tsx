import { describe, expect, it } from '@jest/globals';
import { routeExamples, routes, type StaffRequest } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { RequestRow } from './request-row.tsx';

const request = routes.staffRequests.reply.parse(routeExamples.staffRequests?.reply) as StaffRequest[];

function labelsOf(change: Partial<StaffRequest>): string[] {
  const drawn = { ...request[0]!, ...change };
  const html = renderToStaticMarkup(
    <RequestRow request={drawn} busy={false} onApprove={() => undefined} onReject={() => undefined} />,
  );
  return [...html.matchAll(/<h3>([^<]*)<|aria-label="(\w+) the request/g)].map(
    ([, title, label]) => title ?? label ?? '',
  );
}

describe('a request for a second admin', () => {
  it('names the person and the two roles, with both decisions', () => {
    expect(labelsOf({})).toEqual(['Maya Okafor: User becomes Reviewer', 'Reject', 'Approve']);
  });

  it('can only be withdrawn by its requester, and not be decided by the concerned admin', () => {
    expect(labelsOf({ canApprove: false }).slice(1)).toEqual(['Withdraw']);
    expect(labelsOf({ canApprove: false, canReject: false }).slice(1)).toEqual([]);
  });

  it('for a link names the link', () => {
    expect(labelsOf({ role: null, kind: 'reset-link' })[0]).toBe('Maya Okafor: link for a new password');
  });
});

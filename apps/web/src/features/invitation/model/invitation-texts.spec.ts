import { describe, expect, it } from '@jest/globals';
import { routes, type OpenedInvitation } from '@groundwork/contracts';
import { HttpError } from '#shared/api/http-error.ts';
import { answerProblem, headingOf, senderOf } from './invitation-texts.ts';

const adviser: OpenedInvitation = {
  kind: 'adviser',
  from: { name: 'Rosa Diaz', practice: null, business: 'Rosa’s Bakery' },
  areas: null,
  emailHint: 'j•••@example.com',
  expiresAt: '2026-12-14T10:00:00.000Z',
  state: 'open',
  businessName: 'Rosa’s Bakery',
  handOver: false,
};

const problem = (code: string, serverMessage: string | null = null) =>
  new HttpError({ status: 409, code, serverMessage, details: [], retryAfterSeconds: null });

describe('an invitation', () => {
  it('names who sends it and for what', () => {
    expect(headingOf(adviser)).toBe('Rosa Diaz invites you to advise Rosa’s Bakery');
    expect(headingOf({ ...adviser, kind: 'owner', handOver: true })).toBe(
      'Rosa Diaz hands Rosa’s Bakery over to you',
    );
    const from = { name: 'Jo Lee', practice: 'Lee & Partners', business: null };
    const client: OpenedInvitation = { ...adviser, kind: 'client', from, businessName: null };
    expect(headingOf(client)).toBe('Lee & Partners wants to work with you');
    expect(senderOf(client)).toBe('Jo Lee, Lee & Partners');
    expect(senderOf(adviser)).toBe('Rosa Diaz, Rosa’s Bakery');
  });

  it('has a sentence for each code of its contract', () => {
    const { acceptInvitation, declineInvitation } = routes;
    const other = answerProblem(new Error('no response'), '');
    for (const code of [...acceptInvitation.errors, ...declineInvitation.errors])
      expect([code, answerProblem(problem(code), 'j•••@example.com')]).not.toContain(other);
    expect(answerProblem(problem('INVITATION_FOR_OTHER_EMAIL'), 'j•••@example.com')).toContain(
      'j•••@example.com',
    );
    expect(answerProblem(problem('TOO_MANY_REQUESTS', 'Wait a minute'), '')).toBe('Wait a minute');
  });
});

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type AgreedTo, policyVersions, rpc, type SignupCall } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { words } from '../../identity.wording.ts';
import { ann, outcomeOf, slowCallMs, runIdentity, signUp } from '../../../testing/identity.ts';

jest.setTimeout(2 * slowCallMs);

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity({ SIGN_UPS_PER_ADDRESS: '5', EXEMPT_NETWORKS: '10.0.0.0/8' });
});
afterAll(() => identity.stop());

let userCount = 0;
const signUpWith = (given: Partial<SignupCall>) =>
  identity.rpc.call(rpc.identity.signup, { ...ann, email: `owner${(userCount += 1)}@example.com`, ...given });
const outcomeWith = (given: Partial<SignupCall>) =>
  signUpWith(given).then(
    () => 'accepted',
    (error: unknown) => {
      const { kind, details = [] } = error as {
        kind: string;
        details?: { field: string; message: string }[];
      };
      return `${kind}: ${details.map(({ field, message }) => `${field} ${message}`).join()}`;
    },
  );

describe('a password', () => {
  it.each(['password', 'PASSWORD123', 'Sunshine1', 'qwertyuiop'])(
    '%s is rejected as too common',
    async (password) => {
      await expect(signUpWith({ password })).rejects.toMatchObject({
        kind: 'invalid',
        code: 'COMMON_PASSWORD',
        details: [
          {
            field: 'password',
            message: words.password.common,
          },
        ],
      });
    },
  );

  it.each([
    ['seven characters', 'a1b2c3d', 'invalid: password Use at least 8 characters'],
    [
      'seven emoji, though they are fourteen units',
      '🦊'.repeat(7),
      'invalid: password Use at least 8 characters',
    ],
    ['129 characters', 'x'.repeat(129), 'invalid: password Use 128 characters or fewer'],
    ['a book', 'x'.repeat(100_000), 'invalid: password Use 128 characters or fewer'],
    ['eight characters', 'q7!vR2_z', 'accepted'],
    ['128 emoji', '🦊'.repeat(128), 'accepted'],
    ['spaces alone', ' '.repeat(12), 'accepted'],
  ])('of %s has the expected outcome', async (_, password, outcome) => {
    expect(await outcomeWith({ password })).toBe(outcome);
  });

  it('is compared as typed, and two Unicode spellings of an accent are equal', async () => {
    const { user } = await signUpWith({ password: ' Zürich \t"\'\\ 東京 🦊 ' });
    const signInOutcome = (password: string) =>
      outcomeOf(identity.rpc.call(rpc.identity.login, { email: user.email, password }));
    expect(await signInOutcome(' Zürich \t"\'\\ 東京 🦊 '.normalize('NFD'))).toBe('in');
    expect(await signInOutcome('Zürich \t"\'\\ 東京 🦊')).toBe('BAD_CREDENTIALS');
    expect(await signInOutcome(' zürich \t"\'\\ 東京 🦊 ')).toBe('BAD_CREDENTIALS');
  });

  it('is stored as an argon2id hash with the documented cost', async () => {
    const { user } = await signUpWith({});
    const [row] = await identity.query('select password_hash from users where id = $1', [user.id]);
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });
});

describe('a name', () => {
  it.each(["D'Arcy O’Neill", '王小明', 'محمد', 'Zoë 👩🏽‍🚀', 'Łukasz', '<b>&amp;'])(
    '%s is stored as typed',
    async (name) => {
      const { user } = await signUpWith({ firstName: name, lastName: `${name} ` });
      expect([user.firstName, user.lastName]).toEqual([name, name]);
    },
  );

  it('has at most 200 characters, and a longer one is rejected at its field', async () => {
    const { user } = await signUpWith({ firstName: '🦊'.repeat(200) });
    expect(user.firstName).toBe('🦊'.repeat(200));
    expect(await outcomeWith({ firstName: '🦊'.repeat(201) })).toBe(
      'invalid: firstName Use 200 characters or fewer',
    );
    expect(await outcomeWith({ lastName: 'x'.repeat(201) })).toBe(
      'invalid: lastName Use 200 characters or fewer',
    );
    expect(await outcomeWith({ lastName: ' ' })).toBe('invalid: lastName Required');
    expect(await outcomeWith({ lastName: 'half \ud83e' })).toBe(
      'invalid: lastName Please remove the characters that we can’t store',
    );
  });
});

describe('a new user', () => {
  it('owns a first business with their name, which is announced', async () => {
    const { user } = await signUpWith({ firstName: 'Maya', lastName: 'Reyes' });
    const businesses = await identity.rpc.call(rpc.identity.businesses, { userId: user.id });
    expect(businesses).toMatchObject([{ id: user.id, name: 'Maya Reyes', role: 'owner', own: true }]);
    const announced = await identity.query('select type from outbox where user_id = $1 order by id', [
      user.id,
    ]);
    expect(announced).toContainEqual({ type: 'business.created' });
  });
});

describe('the consent of a sign-up', () => {
  const consentsOf = async (given: Partial<SignupCall>) => {
    const { user } = await signUpWith(given);
    const consents = await identity.rpc.call(rpc.privacy.consents, { userId: user.id });
    return consents.map(({ what, version, givenAt }) => [what, version, givenAt === user.createdAt]);
  };

  it('has the version and the moment of each text that the sign-up showed', async () => {
    expect(await consentsOf({ agreedTo: policyVersions })).toEqual([
      ['privacy', policyVersions.privacy, true],
      ['terms', policyVersions.terms, true],
    ]);
    expect(await consentsOf({ agreedTo: { terms: policyVersions.terms } })).toEqual([
      ['terms', policyVersions.terms, true],
    ]);
  });

  it('is not recorded if the sign-up names no text', async () => {
    expect(await consentsOf({ agreedTo: undefined })).toEqual([]);
    expect(await consentsOf({ agreedTo: {} })).toEqual([]);
  });

  it('is rejected for a version that was never published', async () => {
    const agreedTo = { terms: '1999-01-01' } as unknown as AgreedTo;
    expect(await outcomeWith({ agreedTo })).toBe(
      'invalid: agreedTo.terms Name a published version of this text',
    );
  });
});

describe('an email', () => {
  it('is stored without spaces and in lower case', async () => {
    const { user } = await signUpWith({ email: '  Maya.REYES@Example.COM ' });
    expect(user.email).toBe('maya.reyes@example.com');
  });

  it('has one account after two simultaneous sign-ups', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = `race${round}@example.com`;
      const outcomes = await Promise.all([
        outcomeOf(signUp(identity, email)),
        outcomeOf(signUp(identity, email)),
      ]);
      expect(outcomes.sort()).toEqual(['EMAIL_IN_USE', 'in']);
    }
  });
});

describe('sign-ups from one address', () => {
  const from = (clientAddress: string) => outcomeOf(signUpWith({ clientAddress }));

  it('are blocked after the limit, which also counts emails in use', async () => {
    await signUp(identity, 'taken@example.com');
    const probe = () => outcomeOf(signUpWith({ email: 'taken@example.com', clientAddress: '203.0.113.9' }));
    for (let times = 0; times < 3; times += 1) expect(await from('203.0.113.9')).toBe('in');
    expect([await probe(), await probe()]).toEqual(['EMAIL_IN_USE', 'EMAIL_IN_USE']);
    await expect(signUpWith({ clientAddress: '203.0.113.9' })).rejects.toMatchObject({
      kind: 'limit',
      code: 'TOO_MANY_SIGN_UPS',
      message: expect.stringMatching(
        /^Too many new accounts from your network\. Try again in (60|59) minutes\.$/,
      ),
      retryAfterSeconds: expect.any(Number),
    });
    expect(await from('203.0.113.10')).toBe('in');
  });

  it('have no limit in an exempt network', async () => {
    for (let times = 0; times < 7; times += 1) expect(await from('10.9.8.7')).toBe('in');
  });
});

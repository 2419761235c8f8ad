import { describe, expect, it } from '@jest/globals';
import type { SignedIn, User } from '@groundwork/contracts';
import { httpError } from '../api/http-error.ts';
import { createSession } from './session.ts';
import type { TokenStore } from './token.ts';

const maya = { id: 'u1', firstName: 'Maya' } as unknown as User;

function memoryToken(initial: string | null): TokenStore {
  let stored = initial;
  return {
    read: () => stored,
    write: (token) => {
      stored = token;
    },
    remove: () => {
      stored = null;
    },
  };
}

function sessionWith(stored: string | null, answers: readonly (User | Error)[]) {
  const token = memoryToken(stored);
  const waits: number[] = [];
  const rest = [...answers];
  const fetchUser = async () => {
    const answer = rest.shift() ?? new Error('too many calls');
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  return { session: createSession({ token, fetchUser, wait }), token, waits };
}

const noResponse = () => new TypeError('Failed to fetch');

describe('the session', () => {
  it('starts loading, without a user', () => {
    const { session } = sessionWith(null, []);
    expect(session.state()).toEqual({ user: null, loading: true, error: null });
  });

  it('sends no request without a stored token', async () => {
    const { session } = sessionWith(null, []);
    await session.check();
    expect(session.state()).toEqual({ user: null, loading: false, error: null });
  });

  it('sets the user of the stored token', async () => {
    const { session } = sessionWith('t', [maya]);
    await session.check();
    expect(session.state()).toEqual({ user: maya, loading: false, error: null });
  });

  it('survives the restart of a service', async () => {
    const { session, token, waits } = sessionWith('t', [noResponse(), httpError(503, '', null), maya]);
    await session.check();
    expect(session.state().user).toBe(maya);
    expect(token.read()).toBe('t');
    expect(waits).toEqual([300, 1000]);
  });

  it('removes a rejected token at once', async () => {
    const { session, token, waits } = sessionWith('t', [httpError(401, '', null)]);
    await session.check();
    expect(session.state()).toEqual({ user: null, loading: false, error: null });
    expect(token.read()).toBeNull();
    expect(waits).toEqual([]);
  });

  it('has the error "Authentication failed" without a response', async () => {
    const { session, token } = sessionWith('t', [noResponse(), noResponse(), noResponse(), noResponse()]);
    await session.check();
    expect(session.state()).toEqual({ user: null, loading: false, error: 'Authentication failed' });
    expect(token.read()).toBeNull();
  });

  it('retains the user and the token if a refresh gets no response', async () => {
    const { session, token } = sessionWith('t', [
      maya,
      noResponse(),
      noResponse(),
      noResponse(),
      noResponse(),
    ]);
    await session.check();
    await session.refresh();
    expect(session.state()).toEqual({ user: maya, loading: false, error: 'Failed to refresh user data' });
    expect(token.read()).toBe('t');
  });

  it('stores the token of a login', async () => {
    const { session, token } = sessionWith(null, []);
    await session.enter(async () => ({ token: 'new', user: maya }) satisfies SignedIn, 'Login failed');
    expect(token.read()).toBe('new');
    expect(session.state().user).toBe(maya);
  });

  it('retains the user while a service is missing, and removes the user after a rejected token', async () => {
    const away = Array.from({ length: 4 }, () => httpError(503, '', null));
    const { session, token } = sessionWith('t', [maya, ...away, httpError(401, '', null)]);
    await session.check();
    await session.refresh();
    expect(session.state()).toEqual({ user: maya, loading: false, error: 'Failed to refresh user data' });
    await session.refresh();
    expect(session.state()).toEqual({ user: null, loading: false, error: null });
    expect(token.read()).toBeNull();
  });

  it.each([
    [
      'the message of the server',
      httpError(401, '{"message":"Invalid email or password"}', null),
      'Invalid email or password',
    ],
    ['its own message without a response', noResponse(), 'Login failed'],
  ])('reports a failed login with %s', async (_case, failure, error) => {
    const { session } = sessionWith(null, []);
    await expect(session.enter(() => Promise.reject(failure), 'Login failed')).rejects.toBe(failure);
    expect(session.state()).toEqual({ user: null, loading: false, error });
  });

  it.each([
    [
      'the message of the server',
      httpError(409, '{"message":"Email already in use"}', null),
      'Email already in use',
    ],
    ['its own message without a response', noResponse(), 'Signup failed'],
  ])('reports a failed signup with %s', async (_case, failure, error) => {
    const { session } = sessionWith(null, []);
    await expect(session.enter(() => Promise.reject(failure), 'Signup failed')).rejects.toBe(failure);
    expect(session.state()).toEqual({ user: null, loading: false, error });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { natsUrlFor, type PrivateServer, privateNats } from '@groundwork/testing';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectNats } from './nats-connection.ts';

const names = ['groundwork', 'gateway', 'identity', 'profile', 'scoring'] as const;
type Name = (typeof names)[number];

let server: PrivateServer;
const users = {} as Record<Name, NatsConnection>;
const received: string[] = [];

beforeAll(async () => {
  server = await privateNats('users');
  for (const name of names) {
    const url = name === 'groundwork' ? server.url : natsUrlFor(server.url, name);
    users[name] = await connectNats(url, name);
  }
  users.profile.subscribe('rpc.profile.>', {
    callback: (_, message) => {
      received.push(message.subject);
      message.respond('the reply');
    },
  });
  await users.profile.flush();
});
afterAll(async () => {
  await Promise.all(Object.values(users).map((connection) => connection.close()));
  await server.process.stop();
});

const requestBy = (name: Name, { subject }: { subject: string }) =>
  users[name].request(subject, '', { timeout: 2000 }).then(
    (message) => message.string(),
    () => 'refused',
  );

async function receivedBy(name: Name, pattern: string, publish: () => void): Promise<string[]> {
  const subjects: string[] = [];
  users[name].subscribe(pattern, {
    callback: (error, message) => {
      subjects.push(error ? 'refused' : message.subject);
    },
  });
  await users[name].flush();
  publish();
  await users.groundwork.flush();
  await users[name].flush();
  return subjects;
}

describe('a service at the NATS server of a start on one machine', () => {
  it('makes the calls of its manifest and receives their replies', async () => {
    expect(await requestBy('gateway', rpc.profile.get)).toBe('the reply');
    expect(await requestBy('identity', rpc.privacy.profile)).toBe('the reply');
    expect(await requestBy('scoring', rpc.profile.state)).toBe('the reply');
  });

  it('cannot make a call that its manifest does not list', async () => {
    const before = received.length;
    for (const contract of [rpc.privacy.profile, rpc.profile.get, rpc.profile.audit])
      expect(await requestBy('scoring', contract)).toBe('refused');
    expect(await requestBy('profile', rpc.profile.get)).toBe('refused');
    expect(received).toHaveLength(before);
  });

  it.each([
    ['rpc.profile.>', rpc.profile.get.subject],
    ['rpc.>', rpc.profile.get.subject],
    ['_INBOX_identity.>', '_INBOX_identity.1'],
    ['evt.>', 'evt.profile.saved.v1'],
    ['live.>', 'live.export.progressed'],
    ['>', 'evt.profile.saved.v1'],
  ])('cannot listen on %s', async (pattern, subject) => {
    const publish = () => {
      users.groundwork.publish(subject, 'private');
    };
    expect(await receivedBy('scoring', pattern, publish)).toEqual(['refused']);
  });

  it('cannot publish an event of another service', async () => {
    const subjects = await receivedBy('groundwork', 'evt.user.>', () => {
      users.scoring.publish('evt.user.changed.v1', '{}');
    });
    await users.scoring.flush();
    await users.groundwork.flush();
    expect(subjects).toEqual([]);
  });

  it('cannot connect with the password of another service', async () => {
    const url = new URL(natsUrlFor(server.url, 'scoring'));
    url.username = 'identity';
    await expect(connectNats(url.href, 'scoring')).rejects.toThrow();
  });
});

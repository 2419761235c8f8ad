import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainError } from '@groundwork/platform-errors';
import { eventually, runOperator, testServers } from '@groundwork/testing';
import { noting, Things } from '../testing/things.ts';

const things = new Things();

beforeAll(() => things.start());
afterAll(() => things.stop());
afterEach(() => things.reset());

function messages(...args: string[]) {
  const environment = {
    DATABASE_ADMIN_URL: things.service.database!.adminUrl,
    NATS_URL: testServers().TEST_NATS_URL,
  };
  return runOperator({ args: ['messages', ...args], environment });
}

async function deadFor(note: string): Promise<string> {
  things.effects.set(note, () => Promise.reject(new DomainError('invalid', 'NO', `refused ${note}`)));
  await things.send(note);
  const letters = await eventually(
    () => things.deadLetters(`refused ${note}`),
    (letters) => letters.length === 1,
  );
  things.effects.clear();
  return letters[0]!.id;
}

describe('operator messages', () => {
  it('lists dead letters, requeues one, purges the other, and prints the counts', async () => {
    const [one, other] = [await deadFor('one'), await deadFor('other')];
    const listed = await messages('list');
    expect(listed.code).toBe(0);
    for (const text of [one, other, 'events_test', noting, 'refused one', '2 dead letters']) {
      expect(listed.output).toContain(text);
    }
    expect(await messages('requeue', one)).toEqual({ code: 0, output: 'events_test: 1 event requeued\n' });
    await things.waitUntilHandled('one');
    expect(await messages('purge', '--all')).toEqual({ code: 0, output: 'events_test: 1 event purged\n' });
    expect(await messages('list')).toEqual({ code: 0, output: '0 dead letters\n' });
    expect(things.countNotes('one')).toBe(2);
    expect(things.countNotes('other')).toBe(1);
  });

  it('republishes events since a time', async () => {
    await things.send('published');
    await things.waitUntilHandled('published');
    const { code, output } = await messages('republish', '--since', '1h');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^events_test: \d+ events published again\n$/),
    });
  });

  it('exits with 1 and the reason when it cannot do a command', async () => {
    const unknown = await messages('purge', randomUUID());
    expect(unknown).toEqual({ code: 1, output: 'Nothing purged\n1 id is not a dead letter.\n' });
    const missing = await messages('list', '--service', 'unknown');
    expect(missing).toEqual({ code: 1, output: 'No service "unknown" stores events.\n' });
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { events, rpc } from '@groundwork/contracts';
import { eventually, sendEvent } from '@groundwork/testing';
import { owner, type RunningScoring, runScoring } from '../testing/running-scoring.ts';

let scoring: RunningScoring;
const admin = owner();

beforeAll(async () => {
  scoring = await runScoring();
});
afterAll(() => scoring.stop());

/** An event this service once could not handle. */
async function letterTo(consumer: string, userId = owner()): Promise<string> {
  const id = randomUUID();
  const event = {
    id: randomUUID(),
    type: events.figuresChanged.type,
    version: 1,
    occurredAt: new Date().toISOString(),
    aggregateId: userId,
    aggregateVersion: 1,
    userId,
    correlationId: 'test',
    causationId: null,
    data: {
      fields: ['personalCreditScore'],
      figures: { personalCreditScore: 760 },
      answered: ['personalCreditScore'],
    },
  };
  await scoring.query(
    `insert into dead_letters (id, event_id, consumer, subject, payload, body, reason)
     values ($1, $2, $3, $4, $5::text::jsonb, convert_to($5::text, 'UTF8'), 'quotes what was in it')`,
    [id, event.id, consumer, events.figuresChanged.subject, JSON.stringify(event)],
  );
  return id;
}

const letters = () => scoring.rpc.call(rpc.scoring.deadLetters, {});
const logged = async () =>
  (await scoring.rpc.call(rpc.scoring.audit, { actor: admin })).items.map(({ action, details }) => [
    action,
    details,
  ]);

describe('operator calls of scoring', () => {
  it('list dead letters without their content', async () => {
    const id = await letterTo('scoring--recompute-on-figures-changed');
    const listed = await letters();
    expect(listed.find((letter) => letter.id === id)).toMatchObject({
      consumer: 'scoring--recompute-on-figures-changed',
      subject: 'evt.figures.changed.v1',
    });
    expect(JSON.stringify(listed)).not.toMatch(/quotes|personalCreditScore/);
    await scoring.rpc.call(rpc.scoring.purge, { actorId: admin, ids: [id] });
  });

  it('deliver a dead letter once more', async () => {
    const userId = owner();
    const id = await letterTo('scoring--recompute-on-figures-changed', userId);
    expect(await scoring.rpc.call(rpc.scoring.requeue, { actorId: admin, ids: [id] })).toEqual({ count: 1 });
    await scoring.settles(userId, 135);
    expect(await logged()).toContainEqual(['dead-letters.requeued', { ids: [id], count: 1 }]);
  });

  it('delete one dead letter for good, and only that one', async () => {
    const [gone, remaining] = [
      await letterTo('scoring--recompute-on-figures-changed'),
      await letterTo('nobody'),
    ];
    const purge = () => scoring.rpc.call(rpc.scoring.purge, { actorId: admin, ids: [gone] });
    expect([await purge(), await purge()]).toEqual([{ count: 1 }, { count: 0 }]);
    expect((await letters()).map(({ id }) => id)).toEqual([remaining]);
  });

  it('leave a dead letter in place when its consumer no longer exists', async () => {
    const id = await letterTo('renamed');
    await expect(scoring.rpc.call(rpc.scoring.requeue, { actorId: admin, ids: [id] })).rejects.toMatchObject({
      code: 'NO_SUCH_CONSUMER',
    });
    expect((await letters()).map((letter) => letter.id)).toContain(id);
  });
});

describe('events of an owner who is already erased', () => {
  it('do not bring the owner back', async () => {
    const [userId, other, erasureId] = [owner(), owner(), randomUUID()];
    await scoring.sendProfile(userId, 1, { personalCreditScore: 760 });
    await scoring.settles(userId, 135);
    await sendEvent(scoring.connection, events.userErasureRequested, {
      userId,
      aggregateId: erasureId,
      aggregateVersion: 1,
      data: { erasureId },
    });
    const answers = () => scoring.query('select 1 from outbox where aggregate_id = $1', [erasureId]);
    await eventually(answers, (rows) => rows.length > 0);
    await scoring.sendProfile(userId, 2, { personalCreditScore: 800 });
    await scoring.sendProfile(other, 1, { personalCreditScore: 760 });
    await scoring.settles(other, 135);
    expect(await scoring.query('select 1 from owners where user_id = $1', [userId])).toEqual([]);
    expect(await scoring.query('select 1 from outbox where user_id = $1', [userId])).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  actingForSelf,
  type ClientNote,
  clientNoteId,
  type ClientNoteId,
  peopleLimits,
  type PracticeId,
  rpc,
  type User,
} from '@groundwork/contracts';
import { eraseRows } from '@groundwork/platform-erasure';
import { type RunningService, SettableClock } from '@groundwork/testing';
import { DataSource } from 'typeorm';
import { outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';
import { firstBusinessOf, People } from '../../../testing/people.ts';
import { closePractice } from '../../persistence/practice.repository.ts';
import { PruneExpired } from '../prune-expired/prune-expired.use-case.ts';

jest.setTimeout(6 * slowCallMs);

const clock = new SettableClock('2026-03-02T10:00:00Z');
const secretText = 'Divorce is near, so the house may be sold.';

let identity: RunningService;
let people: People;
let admin: User;
let worker: User;
let owner: User;
let outsider: User;
let practiceId: PracticeId;

beforeAll(async () => {
  identity = await runIdentity({}, undefined, clock);
  people = new People(identity);
});
afterAll(() => identity.stop());
beforeEach(async () => {
  [admin, worker] = [await people.add('admin'), await people.add('worker')];
  [owner, outsider] = [await people.add('owner'), await people.add('outsider')];
  practiceId = (await people.practice(admin)).id;
  await people.staff(admin, practiceId, worker);
  await people.client(admin, practiceId, owner);
});

const of = (person: User, client = owner) => ({
  ...actingForSelf(person.id),
  practiceId,
  client: firstBusinessOf(client),
});
const list = (by: User, client = owner) => identity.rpc.call(rpc.identity.clientNotes, of(by, client));
const add = (by: User, text = secretText, client = owner) =>
  identity.rpc.call(rpc.identity.addClientNote, { ...of(by, client), text });
const change = (by: User, noteId: ClientNoteId, text: string) =>
  identity.rpc.call(rpc.identity.changeClientNote, { ...of(by), noteId, text });
const remove = (by: User, noteId: ClientNoteId) =>
  identity.rpc.call(rpc.identity.deleteClientNote, { ...of(by), noteId });
const minutesLater = (minutes: number) => clock.advance(minutes * 60_000);
const dataSource = () => identity.app.get(DataSource);

async function tablesWith(text: string): Promise<string[]> {
  const tables = await identity.query(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'`,
  );
  const named: string[] = [];
  for (const { name } of tables) {
    const statement = `select 1 from "${String(name)}" t where position($1 in to_jsonb(t)::text) > 0 limit 1`;
    if ((await identity.query(statement, [text])).length > 0) named.push(String(name));
  }
  return named;
}

describe('a note about a client', () => {
  it('is read by all staff, the newest first, with its author', async () => {
    const first = await add(admin, 'Waits for papers.');
    minutesLater(1);
    const second = await add(worker, 'Has sent them.');
    const notes = await list(worker);
    expect(notes).toEqual([second, first]);
    expect(notes.map(({ by, text }) => [by?.id, text])).toEqual([
      [worker.id, 'Has sent them.'],
      [admin.id, 'Waits for papers.'],
    ]);
  });

  it('is sealed in each table, and in no event or audit entry', async () => {
    const note = await add(worker);
    await change(worker, note.id, `${secretText} Perhaps.`);
    expect(await tablesWith('Divorce is near')).toEqual([]);
    expect((await list(worker))[0]?.text).toBe(`${secretText} Perhaps.`);
    const entries = await identity.query(
      `select action, user_id from audit_entries where details ->> 'note' = $1 order by at`,
      [note.id],
    );
    expect(entries.map((entry) => [entry['action'], entry['user_id']])).toEqual([
      ['note.added', null],
      ['note.changed', null],
    ]);
  });

  it.each<[string, (by: User, id: ClientNoteId) => Promise<unknown>]>([
    ['read', (by) => list(by)],
    ['written', (by) => add(by)],
    ['changed', (by, id) => change(by, id, 'New')],
    ['deleted', (by, id) => remove(by, id)],
  ])('is %s neither by the client nor by an outsider', async (_, run) => {
    const { id } = await add(worker);
    expect(await outcomeOf(run(owner, id))).toBe('PRACTICE_NOT_FOUND');
    expect(await outcomeOf(run(outsider, id))).toBe('PRACTICE_NOT_FOUND');
    expect(await outcomeOf(run(worker, id))).toBe('in');
  });

  it('is not found under another client or in another practice', async () => {
    const other = await people.add('owner');
    await people.client(admin, practiceId, other);
    const { id } = await add(worker);
    const call = { ...of(worker, other), noteId: id };
    expect(await list(worker, other)).toEqual([]);
    expect(await outcomeOf(identity.rpc.call(rpc.identity.deleteClientNote, call))).toBe('NOTE_NOT_FOUND');
    expect(await outcomeOf(remove(worker, clientNoteId.parse(randomUUID())))).toBe('NOTE_NOT_FOUND');
    const rival = await people.practice(outsider, 'Rival');
    await people.client(outsider, rival.id, owner);
    const ofRival = { ...of(outsider), practiceId: rival.id };
    expect(await identity.rpc.call(rpc.identity.clientNotes, ofRival)).toEqual([]);
  });

  it('needs access to the client, and comes back with it', async () => {
    const note = await add(worker);
    await identity.rpc.call(rpc.identity.endClient, of(admin));
    expect(await outcomeOf(list(worker))).toBe('CLIENT_NOT_FOUND');
    expect(await outcomeOf(add(worker))).toBe('CLIENT_NOT_FOUND');
    await people.client(admin, practiceId, owner);
    expect(await list(worker)).toEqual([note]);
  });

  it('has the author and time of its last change', async () => {
    const note = await add(worker);
    minutesLater(5);
    const changed = await change(admin, note.id, 'Solved.');
    expect(changed).toEqual({
      id: note.id,
      text: 'Solved.',
      by: { id: admin.id, name: 'Ann Lee' },
      at: clock.now().toISOString(),
    });
    minutesLater(5);
    expect(await change(worker, note.id, 'Solved.')).toEqual(changed);
  });

  it('comes back as it was for an hour after its deletion, and then never', async () => {
    const note = await add(worker);
    await remove(admin, note.id);
    expect(await list(worker)).toEqual([]);
    expect(await outcomeOf(remove(admin, note.id))).toBe('in');
    minutesLater(59);
    expect(await change(admin, note.id, secretText)).toEqual(note);
    expect(await list(worker)).toEqual([note]);
    await remove(admin, note.id);
    minutesLater(61);
    expect(await outcomeOf(change(admin, note.id, secretText))).toBe('NOTE_NOT_FOUND');
    await identity.query(`update client_notes set expires_at = now() - interval '1 second' where id = $1`, [
      note.id,
    ]);
    await identity.app.get(PruneExpired).run(new AbortController().signal);
    expect(await identity.query('select 1 from client_notes where id = $1', [note.id])).toEqual([]);
  });

  it('is one of 200 at most, also for simultaneous calls', async () => {
    await add(worker);
    await identity.query(
      `insert into client_notes select gen_random_uuid(), practice_id, user_id, sealed, written_by, written_at
       from client_notes, generate_series(3, $2) where practice_id = $1`,
      [practiceId, peopleLimits.notesOfClient],
    );
    const outcomes = await Promise.all([1, 2, 3].map((n) => outcomeOf(add(worker, `Note ${n}`))));
    expect(outcomes.sort()).toEqual(['NOTE_LIMIT', 'NOTE_LIMIT', 'in']);
  });

  it('has no author after the erasure of the account', async () => {
    const note: ClientNote = await add(worker);
    await identity.query('delete from users where id = $1', [worker.id]);
    expect(await list(admin)).toEqual([{ ...note, by: null }]);
  });

  it('goes with the business, and the receipt counts it', async () => {
    await add(worker);
    const { id } = await add(admin, 'Another one.');
    await remove(admin, id);
    const report = await dataSource().transaction((manager) =>
      eraseRows(manager, { client_notes: 'notes of advisers' }, owner.id),
    );
    expect(report.erased).toContainEqual({ what: 'notes of advisers', count: 2 });
    expect(await identity.query('select 1 from client_notes where user_id = $1', [owner.id])).toEqual([]);
  });

  it('goes with the practice, and its key too', async () => {
    await add(worker);
    const { manager } = dataSource();
    const hasKey = () => identity.query('select 1 from data_keys where user_id = $1', [practiceId]);
    expect(await hasKey()).toHaveLength(1);
    await closePractice(manager, practiceId, clock.now());
    expect(await identity.query('select 1 from client_notes where practice_id = $1', [practiceId])).toEqual(
      [],
    );
    expect(await hasKey()).toEqual([]);
  });
});

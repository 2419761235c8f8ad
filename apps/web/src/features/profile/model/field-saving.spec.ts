import { describe, expect, it } from '@jest/globals';
import { createAnswerOutbox } from '#shared/profile/answer-outbox.ts';
import type { FieldAnswers } from '#shared/profile/field-answers.ts';
import { createFieldSaving, type SaveStates } from './field-saving.ts';
import { createStore } from './store.ts';

/** The server stores what it gets when the test releases it. */
function setUp(first: Record<string, unknown> = {}) {
  const inputs: Record<string, unknown> = { ...first };
  const stored: Record<string, unknown> = { ...first };
  const sent: FieldAnswers[] = [];
  const releases: (() => void)[] = [];
  let unsent: FieldAnswers = {};
  const states = createStore<SaveStates>(new Map());
  const outbox = createAnswerOutbox({
    load: () => unsent,
    store: (next) => {
      unsent = next;
    },
    send: async (values) => {
      sent.push(values);
      await new Promise<void>((resolve) => releases.push(resolve));
      Object.assign(stored, values);
      saving.noteSaved(values);
    },
    delayAfter: () => null,
    wait: () => Promise.resolve(),
    onRejected: () => undefined,
  });
  const saving = createFieldSaving({
    states,
    read: (name) => inputs[name],
    write: (values) => Object.assign(inputs, values),
    stored: (name) => stored[name],
    unsent: () => unsent,
    problem: (_, value) => Promise.resolve(value === 9999 ? 'Too much' : null),
    add: outbox.add,
  });
  const settle = async () => {
    const done = outbox.flush();
    for (let at = 0; at < 20; at += 1) {
      releases.shift()?.();
      await Promise.resolve();
    }
    await done;
  };
  const answerOnce = async () => {
    releases.shift()?.();
    for (let at = 0; at < 20; at += 1) await Promise.resolve();
  };
  const state = (name: string) => states.read().get(name as never);
  return { inputs, stored, sent, saving, settle, answerOnce, state, states };
}

const type = async (page: ReturnType<typeof setUp>, name: string, value: unknown) => {
  page.inputs[name] = value;
  await page.saving.commit(name as never);
};

describe('a field that saves itself', () => {
  it('sends its value once, and an unchanged value never', async () => {
    const page = setUp({ netProfitMargin: null });
    await type(page, 'netProfitMargin', 4);
    await page.saving.commit('netProfitMargin');
    await page.settle();
    await page.saving.commit('netProfitMargin');
    await page.settle();
    expect(page.sent).toEqual([{ netProfitMargin: 4 }]);
    expect(page.state('netProfitMargin')).toEqual({ kind: 'saved', undo: { before: null } });
  });

  it('loses neither of two quick edits, and doubles neither', async () => {
    const page = setUp({ netProfitMargin: null, industryType: '' });
    await type(page, 'netProfitMargin', 4);
    await type(page, 'netProfitMargin', 5);
    await type(page, 'industryType', ' Retail ');
    await page.settle();
    expect(page.stored).toEqual({ netProfitMargin: 5, industryType: 'Retail' });
    expect(page.sent).toEqual([{ netProfitMargin: 4 }, { netProfitMargin: 5, industryType: 'Retail' }]);
    expect(page.state('netProfitMargin')).toEqual({ kind: 'saved', undo: { before: 4 } });
  });

  it('sends a value once that two events commit at the same time', async () => {
    const page = setUp({ netProfitMargin: 3 });
    page.inputs['netProfitMargin'] = 4;
    await Promise.all([page.saving.commit('netProfitMargin'), page.saving.commit('netProfitMargin')]);
    expect(page.state('netProfitMargin')).toEqual({ kind: 'saving', undo: { before: 3 } });
    await page.settle();
    expect(page.sent).toEqual([{ netProfitMargin: 4 }]);
  });

  it('is saved only when the newest of its values is stored', async () => {
    const page = setUp({ netProfitMargin: null });
    await type(page, 'netProfitMargin', 4);
    await type(page, 'netProfitMargin', 5);
    await page.answerOnce();
    expect(page.stored).toEqual({ netProfitMargin: 4 });
    expect(page.state('netProfitMargin')).toMatchObject({ kind: 'saving' });
  });

  it('is the last one after it is saved again', async () => {
    const page = setUp({ netProfitMargin: 3, industryType: 'Retail' });
    for (const [name, value] of [
      ['netProfitMargin', 4],
      ['industryType', 'Bakery'],
      ['netProfitMargin', 5],
    ] as const) {
      await type(page, name, value);
      await page.settle();
    }
    expect([...page.states.read().keys()]).toEqual(['industryType', 'netProfitMargin']);
  });

  it('has the state that a question about another tab gives it', () => {
    const page = setUp();
    page.saving.noteUnsaved(['netProfitMargin']);
    page.saving.noteReplaced(['industryType']);
    expect([page.state('netProfitMargin'), page.state('industryType')]).toEqual([
      { kind: 'unsaved' },
      { kind: 'saved' },
    ]);
  });

  it('restores the value before, also before it was sent', async () => {
    const page = setUp({ netProfitMargin: 3, industryType: 'Retail' });
    await type(page, 'netProfitMargin', 5);
    page.saving.undo('netProfitMargin');
    page.saving.undo('industryType');
    expect(page.state('netProfitMargin')).toEqual({ kind: 'saving' });
    await page.settle();
    expect([page.inputs['netProfitMargin'], page.stored['netProfitMargin']]).toEqual([3, 3]);
    expect(page.state('netProfitMargin')).toEqual({ kind: 'saved' });
    page.saving.undo('netProfitMargin');
    await page.settle();
    expect(page.stored['netProfitMargin']).toBe(3);
  });

  it('does not send an invalid value, and marks it as not saved', async () => {
    const page = setUp({ personalCreditScore: 700 });
    await type(page, 'personalCreditScore', 9999);
    await page.settle();
    expect([page.sent, page.state('personalCreditScore')]).toEqual([[], { kind: 'unsaved' }]);
    await type(page, 'personalCreditScore', 720);
    await page.settle();
    expect(page.sent).toEqual([{ personalCreditScore: 720 }]);
  });

  it('leaves a stored value of an older rule alone until it changes', async () => {
    const page = setUp({ personalCreditScore: 9999 });
    await page.saving.commit('personalCreditScore');
    expect(page.state('personalCreditScore')).toBeUndefined();
  });

  it('offers no undo for a number that the server hides', async () => {
    const page = setUp({ ssn: '***-**-1234' });
    await type(page, 'ssn', '531-20-8842');
    await page.settle();
    expect(page.state('ssn')).toEqual({ kind: 'saved' });
  });
});

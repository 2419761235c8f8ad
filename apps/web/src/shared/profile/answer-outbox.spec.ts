import { describe, expect, it } from '@jest/globals';
import { httpError } from '../api/http-error.ts';
import { createAnswerOutbox } from './answer-outbox.ts';
import type { FieldAnswers } from './field-answers.ts';
import { sendDelay } from './send-delay.ts';

function setUp(results: readonly (Error | null)[] = [], stored: FieldAnswers = {}) {
  const left = [...results];
  const sent: FieldAnswers[] = [];
  const waits: number[] = [];
  const rejected: FieldAnswers[] = [];
  let unsent = stored;
  const outbox = createAnswerOutbox({
    load: () => unsent,
    store: (next) => {
      unsent = next;
    },
    send: (values) => {
      sent.push(values);
      const error = left.shift() ?? null;
      return error === null ? Promise.resolve() : Promise.reject(error);
    },
    delayAfter: sendDelay,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
    onRejected: (_, values) => rejected.push(values),
  });
  return { outbox, sent, waits, rejected, unsent: () => unsent };
}

describe('the outbox of answers', () => {
  it('sends an answer once', async () => {
    const { outbox, sent, unsent } = setUp();
    outbox.add({ personalCreditScore: 702 });
    await outbox.flush();
    await outbox.flush();
    expect([sent, unsent()]).toEqual([[{ personalCreditScore: 702 }], {}]);
  });

  it('sends what an earlier page stored', async () => {
    const { outbox, sent } = setUp([], { netProfitMargin: 9 });
    await outbox.flush();
    expect(sent).toEqual([{ netProfitMargin: 9 }]);
  });

  it('tries again without a network, and after the seconds of a 429', async () => {
    const { outbox, sent, waits } = setUp([new TypeError('Failed to fetch'), httpError(429, '', '7')]);
    outbox.add({ personalCreditScore: 702 });
    expect(outbox.isLate()).toBe(false);
    await outbox.flush();
    expect([sent.length, waits]).toEqual([3, [1000, 7000]]);
    expect(outbox.isLate()).toBe(false);
  });

  it('sends only the newer of two answers to a question after a failure', async () => {
    const { outbox, sent, unsent } = setUp([new TypeError('Failed to fetch')]);
    outbox.add({ personalCreditScore: 702 });
    outbox.add({ personalCreditScore: 720, netProfitMargin: 4 });
    await outbox.flush();
    expect(sent.at(-1)).toEqual({ personalCreditScore: 720, netProfitMargin: 4 });
    expect([sent.length, unsent()]).toEqual([2, {}]);
  });

  it('stores an answer for the next sign-in when the session ended', async () => {
    const { outbox, sent, rejected, waits } = setUp([httpError(401, '', null)]);
    outbox.add({ personalCreditScore: 702 });
    await outbox.flush();
    expect([sent.length, rejected, waits]).toEqual([2, [], [15_000]]);
  });

  it('drops an answer that the server rejects, and continues', async () => {
    const { outbox, sent, rejected } = setUp([httpError(400, '', null)]);
    outbox.add({ personalCreditScore: 1 });
    await outbox.flush();
    outbox.add({ netProfitMargin: 4 });
    await outbox.flush();
    expect([rejected, sent.at(-1)]).toEqual([[{ personalCreditScore: 1 }], { netProfitMargin: 4 }]);
  });
});

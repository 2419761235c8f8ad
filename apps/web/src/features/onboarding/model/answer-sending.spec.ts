import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply } from '@groundwork/contracts';
import { httpError } from '#shared/api/http-error.ts';
import { createAnswerSending } from './answer-sending.ts';

const profileWith = (values: object, version: number) =>
  ({ ...emptyProfile(), answered: [], ...values, version }) as unknown as ProfileReply;
const changed = httpError(409, '{"message":"","code":"PROFILE_CHANGED"}', null);

function setUp(profiles: readonly ProfileReply[], results: readonly (ProfileReply | Error)[]) {
  const left = [...profiles];
  const replies = [...results];
  const saves: object[] = [];
  const send = createAnswerSending(
    (values, version) => {
      saves.push({ ...values, version });
      const result = replies.shift() ?? new Error('no reply left');
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    () => Promise.resolve(left.shift()!),
  );
  return { send, saves };
}

describe('the sending of answers', () => {
  it('adds name and email to a blank profile only, and marks a 0 as an answer', async () => {
    const { send, saves } = setUp([profileWith({ email: 'old@x.test' }, 4)], [profileWith({}, 5)]);
    await send({ fullName: 'Ann Lee', email: 'ann@x.test', averageBankBalance: 0 });
    expect(saves).toEqual([
      { fullName: 'Ann Lee', averageBankBalance: 0, answered: ['averageBankBalance'], version: 4 },
    ]);
  });

  it('stores nothing twice after a lost response', async () => {
    const stored = profileWith({ personalCreditScore: 702 }, 5);
    const { send, saves } = setUp([profileWith({}, 4), stored], [changed]);
    await send({ personalCreditScore: 702 });
    expect(saves).toHaveLength(1);
  });

  it('sends the answer with the newer version after a change in another tab', async () => {
    const { send, saves } = setUp(
      [profileWith({}, 4), profileWith({ netProfitMargin: 3 }, 6)],
      [changed, profileWith({}, 7)],
    );
    await send({ personalCreditScore: 702 });
    expect(saves.at(-1)).toMatchObject({ personalCreditScore: 702, version: 6 });
  });
});

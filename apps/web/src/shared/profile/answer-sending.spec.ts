import { describe, expect, it } from '@jest/globals';
import { emptyProfile, type ProfileReply } from '@groundwork/contracts';
import { httpError } from '../api/http-error.ts';
import { createAnswerSending, type SendingPorts } from './answer-sending.ts';

const profileWith = (values: object, version: number) =>
  ({ ...emptyProfile(), answered: [], ...values, version }) as unknown as ProfileReply;
const changed = httpError(409, '{"message":"","code":"PROFILE_CHANGED"}', null);

function setUp(
  profiles: readonly ProfileReply[],
  results: readonly (ProfileReply | Error)[],
  prepare: SendingPorts['prepare'] = (values) => values,
) {
  const left = [...profiles];
  const replies = [...results];
  const saves: object[] = [];
  const saved: object[] = [];
  const send = createAnswerSending({
    save: (values, version) => {
      saves.push({ ...values, version });
      const result = replies.shift() ?? new Error('no reply left');
      return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
    },
    read: () => Promise.resolve(left.shift()!),
    prepare: (values, stored) => prepare(values, stored),
    onSaved: (_, values) => saved.push(values),
  });
  return { send, saves, saved };
}

describe('the sending of answers', () => {
  it('marks a 0 and a no as answers', async () => {
    const { send, saves, saved } = setUp([profileWith({}, 4)], [profileWith({}, 5)]);
    await send({ industryType: 'Retail', averageBankBalance: 0, overdraftHistory: false });
    expect(saves).toEqual([
      {
        industryType: 'Retail',
        averageBankBalance: 0,
        overdraftHistory: false,
        answered: ['averageBankBalance', 'overdraftHistory'],
        version: 4,
      },
    ]);
    expect(saved).toEqual([{ industryType: 'Retail', averageBankBalance: 0, overdraftHistory: false }]);
  });

  it('sends only what is left after a look at the stored profile, before each attempt', async () => {
    const seen: number[] = [];
    const { send, saves } = setUp([profileWith({}, 4), profileWith({}, 6)], [changed], (values, stored) => {
      seen.push(stored.version ?? 0);
      return stored.version === 6 ? {} : values;
    });
    await send({ netProfitMargin: 7 });
    expect([seen, saves.length]).toEqual([[4, 6], 1]);
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

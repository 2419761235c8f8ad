import { randomBytes } from 'node:crypto';
import { expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { FieldCipher, RewrapDataKeys } from '@groundwork/platform-crypto';
import { ann, outcomeOf, slowCallMs, runIdentity, runReplica, signUp } from '../testing/identity.ts';
import { waitForFreshStep, oneTimeCode, enroll } from '../testing/one-time-codes.ts';

jest.setTimeout(4 * slowCallMs);

const keyOf = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;

it('a code still opens the account after the old field key is removed', async () => {
  const [oldKey, newKey] = [keyOf('k1'), keyOf('k2')];
  const identity = await runIdentity({ FIELD_KEYS: oldKey });
  const { user } = await signUp(identity, ann.email);
  const { secret } = await enroll(identity, user.id);

  const both = new FieldCipher(`${newKey},${oldKey}`);
  const dataSource = identity.database?.dataSource;
  if (!dataSource) throw new Error('identity has a database');
  const outcome = await new RewrapDataKeys(dataSource, both, 'data_keys').run();
  expect(outcome).toMatchObject({ rewrapped: 1, unreadable: 0, usage: { k2: 1 } });

  await identity.app.close();
  const { stop } = identity;
  const alone = await runReplica(identity, { FIELD_KEYS: newKey });
  identity.stop = () => alone.close().then(stop);
  await waitForFreshStep();
  const login = { email: ann.email, password: ann.password, otp: oneTimeCode(secret) };
  expect(await outcomeOf(identity.rpc.call(rpc.identity.login, login, slowCallMs))).toBe('in');
  await identity.stop();
});

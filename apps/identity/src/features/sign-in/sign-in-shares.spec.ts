import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { rpc } from '@groundwork/contracts';
import { newToken } from '@groundwork/platform-crypto';
import type { RunningService } from '@groundwork/testing';
import { ann, outcomeOf, runIdentity, slowCallMs } from '../../../testing/identity.ts';

jest.setTimeout(4 * slowCallMs);

const home = '198.51.100.20';
const attackersAtOnce = 48;
const honestSignIns = 6;

let identity: RunningService;

beforeAll(async () => {
  identity = await runIdentity({
    FAILED_SIGN_INS_PER_ADDRESS: '1000000',
    FAILED_SIGN_INS_EVERYWHERE: '1000000',
    SIGN_UPS_PER_ADDRESS: '1000000',
  });
});
afterAll(() => identity.stop());

let emails = 0;
const newEmail = () => `person${(emails += 1)}@example.com`;

interface Origin {
  clientAddress: string;
  device?: string;
}

const signIn = (email: string, origin: Origin, password = ann.password) =>
  outcomeOf(identity.rpc.call(rpc.identity.login, { email, password, ...origin }, slowCallMs));

async function signUp(origin: Origin): Promise<string> {
  const email = newEmail();
  await identity.rpc.call(rpc.identity.signup, { ...ann, email, ...origin }, slowCallMs);
  return email;
}

const guess = (clientAddress: string) => signIn(newEmail(), { clientAddress }, 'a wrong guess');

/** Guesses without a pause until it ends, and returns the number of checked passwords. */
function startFlood(addressOf: (n: number) => string, atOnce = attackersAtOnce) {
  let isOver = false;
  let checked = 0;
  const attack = async (n: number) => {
    while (!isOver) if ((await guess(addressOf(n))) === 'BAD_CREDENTIALS') checked += 1;
  };
  const attackers = Array.from({ length: atOnce }, (_, n) => attack(n));
  return {
    checked: () => checked,
    end: async () => {
      isOver = true;
      await Promise.all(attackers);
      return checked;
    },
  };
}

async function outcomesDuring(flood: ReturnType<typeof startFlood>, honest: (n: number) => Promise<string>) {
  const outcomes: string[] = [];
  for (let n = 0; n < honestSignIns; n += 1) outcomes.push(await honest(n));
  expect(await flood.end()).toBeGreaterThan(0);
  return outcomes;
}

const allIn = Array.from({ length: honestSignIns }, () => 'in');
const oneNetwork = () => '203.0.113.7';
const manyNetworks = (n: number) => `203.0.${n % 40}.7`;

describe.each([
  ['one network', oneNetwork],
  ['forty networks', manyNetworks],
])('during a flood of wrong sign-ins from %s', (_, addressOf) => {
  it('an owner signs in from a network that signed in before', async () => {
    const email = await signUp({ clientAddress: home });
    const flood = startFlood(addressOf);
    expect(await outcomesDuring(flood, () => signIn(email, { clientAddress: home }))).toEqual(allIn);
  });

  it('an owner signs in from a new network with a device that signed in before', async () => {
    const device = newToken();
    const email = await signUp({ clientAddress: home, device });
    const flood = startFlood(addressOf);
    const away = (n: number) => signIn(email, { clientAddress: `192.0.${n}.1`, device });
    expect(await outcomesDuring(flood, away)).toEqual(allIn);
  });

  it('an owner signs in from a new network with a new device', async () => {
    const email = await signUp({ clientAddress: home });
    const flood = startFlood(addressOf);
    const away = (n: number) => signIn(email, { clientAddress: `192.1.${n}.1` });
    expect(await outcomesDuring(flood, away)).toEqual(allIn);
  });
});

it('a flood from the network of an owner does not stop the device of the owner', async () => {
  const device = newToken();
  const email = await signUp({ clientAddress: oneNetwork(), device });
  const flood = startFlood(oneNetwork);
  const beside = () => signIn(email, { clientAddress: oneNetwork(), device });
  expect(await outcomesDuring(flood, beside)).toEqual(allIn);
});

it('six sign-ins of known networks receive half of the turns beside thirty of strangers', async () => {
  const homes = Array.from({ length: 6 }, (_, n) => `192.2.${n}.1`);
  for (const clientAddress of homes) await signUp({ clientAddress });
  const strangers = startFlood((n) => `192.3.${n}.1`, 30);
  const ofKnown = startFlood((n) => homes[n] ?? '', homes.length);
  while (ofKnown.checked() < 30) await new Promise(setImmediate);
  const [ofStrangers] = await Promise.all([strangers.end(), ofKnown.end()]);
  expect(ofKnown.checked() / (ofKnown.checked() + ofStrangers)).toBeGreaterThan(0.4);
});

it('a device is known for the emails that signed in with it, and for no other', async () => {
  const device = newToken();
  const email = await signUp({ clientAddress: '192.4.0.1', device });
  const other = await signUp({ clientAddress: '192.4.1.1' });
  const guesses = (of: string, from: (n: number) => Origin) =>
    Promise.all(Array.from({ length: 11 }, (_, n) => signIn(of, from(n), 'a wrong guess')));
  const byDevice = await guesses(email, (n) => ({ clientAddress: `192.5.${n}.1`, device }));
  expect(byDevice.filter((outcome) => outcome === 'TOO_MANY_SIGN_INS')).toHaveLength(1);
  const byOther = await guesses(other, (n) => ({ clientAddress: `192.5.${n}.1`, device }));
  expect(byOther.filter((outcome) => outcome === 'TOO_MANY_SIGN_INS')).toHaveLength(0);
});

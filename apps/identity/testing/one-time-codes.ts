import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { TOTP } from 'otpauth';
import { ann } from './identity.ts';

const stepMs = 30_000;

export const oneTimeCode = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: secretOf(secret), timestamp: Date.now() + steps * stepMs });

const secretOf = (base32: string) => new TOTP({ secret: base32 }).secret;

/** A code that is computed at the end of a step is old when it arrives. */
export async function waitForFreshStep(): Promise<void> {
  const remaining = stepMs - (Date.now() % stepMs);
  if (remaining < 10_000) await new Promise((resolve) => setTimeout(resolve, remaining));
}

/** Confirms with the code of the previous step, so that the current code is still unused. */
export async function enroll(
  identity: RunningService,
  userId: UserId,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await waitForFreshStep();
  const { secret } = await identity.rpc.call(rpc.identity.startMfa, {
    ...actingForSelf(userId),
    password: ann.password,
    issuer: 'Groundwork',
  });
  const otp = oneTimeCode(secret, -1);
  const { recoveryCodes } = await identity.rpc.call(rpc.identity.confirmMfa, {
    ...actingForSelf(userId),
    otp,
  });
  return { secret, recoveryCodes };
}

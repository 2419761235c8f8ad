import { actingForSelf, rpc, type UserId } from '@groundwork/contracts';
import type { RunningService } from '@groundwork/testing';
import { TOTP } from 'otpauth';
import { ann } from './identity.ts';

const step = 30_000;

/** What the app shows now, or so many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  TOTP.generate({ secret: secretOf(secret), timestamp: Date.now() + steps * step });

const secretOf = (base32: string) => new TOTP({ secret: base32 }).secret;

/** Right before a step ends, what is computed now is old when it arrives. */
export async function awayFromStepEnd(): Promise<void> {
  const left = step - (Date.now() % step);
  if (left < 10_000) await new Promise((resolve) => setTimeout(resolve, left));
}

/** Switches two-step sign-in on with the code of the step before: the one of now is still to be used. */
export async function enrol(
  identity: RunningService,
  userId: UserId,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  await awayFromStepEnd();
  const { secret } = await identity.rpc.call(rpc.identity.startMfa, {
    ...actingForSelf(userId),
    password: ann.password,
    issuer: 'Groundwork',
  });
  const otp = codeOf(secret, -1);
  const { recoveryCodes } = await identity.rpc.call(rpc.identity.confirmMfa, {
    ...actingForSelf(userId),
    otp,
  });
  return { secret, recoveryCodes };
}

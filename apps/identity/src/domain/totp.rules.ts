import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };
/** One step either way: clocks of phones are not quite right, and people not quite fast. */
const window = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

export const enrolmentUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...shape, issuer, label, secret }).toString();

/** Which step of time this is the code of; null where it is none near now. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const drift = TOTP.validate({
    ...shape,
    token: code,
    secret: Secret.fromBase32(secret),
    window,
    timestamp,
  });
  return drift === null ? null : TOTP.counter({ period: shape.period, timestamp }) + drift;
}

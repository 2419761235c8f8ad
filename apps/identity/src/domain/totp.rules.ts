import { Secret, TOTP } from 'otpauth';

/** All authenticator apps support these values; some ignore others. */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 };
/** RFC 6238 suggests one step of tolerance for inaccurate clocks. */
const window = 1;

export const createSecret = (): string => new Secret({ size: 20 }).base32;

export const enrollmentUrl = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...shape, issuer, label, secret }).toString();

export function timeStepOf(secret: string, code: string, now: Date): number | null {
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

import { isNativeError } from 'node:util/types';
import { stdSerializers } from 'pino';

/** Wherever one of these keys appears in a logged object, its value is not written. */
const secretKeys = new Set(
  [
    ...[
      'password',
      'token',
      'authorization',
      'cookie',
      'set-cookie',
      'secret',
      'clientSecret',
      'client_secret',
    ],
    ...['ssn', 'ein', 'accountNumber', 'text'],
    // a failed statement brings the row it was about: its values, and the one that was in the way
    ...['parameters', 'detail'],
  ].map((key) => key.toLowerCase()),
);
const deepest = 8;

/** The same without the secrets, at any depth. What is nested deeper than anybody reads is left out. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > deepest) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  const plain = isNativeError(value) ? stdSerializers.err(value) : value;
  return Object.fromEntries(
    Object.entries(plain).map(([key, inner]) => [
      key,
      secretKeys.has(key.toLowerCase()) ? '[redacted]' : redacted(inner, depth + 1),
    ]),
  );
}

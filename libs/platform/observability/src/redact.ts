import { isNativeError } from 'node:util/types';
import { stdSerializers } from 'pino';

const secretKeys = new Set(
  [
    'password',
    'token',
    'authorization',
    'cookie',
    'set-cookie',
    'secret',
    'clientSecret',
    'client_secret',
    'ssn',
    'ein',
    'accountNumber',
    'text',
    // PostgreSQL quotes the row of a failed statement in these.
    'parameters',
    'detail',
  ].map((key) => key.toLowerCase()),
);
const maxDepth = 8;

export function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth > maxDepth) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  const plain = isNativeError(value) ? stdSerializers.err(value) : value;
  return Object.fromEntries(
    Object.entries(plain).map(([key, inner]) => [
      key,
      secretKeys.has(key.toLowerCase()) ? '[redacted]' : redact(inner, depth + 1),
    ]),
  );
}

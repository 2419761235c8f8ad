import { randomBytes } from 'node:crypto';
import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { hashCode } from './password.adapter.ts';

const codeCount = 10;
const codeLength = 10;
/** Without I, L, O and U, which look like digits or V. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface RecoverySet {
  codes: string[];
  salt: string;
  hashes: string[];
}

const createCode = () =>
  Array.from(randomBytes(codeLength), (byte) => letters[byte % letters.length])
    .join('')
    .replace(/^(.{5})/, '$1-');

const normalizeCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const hashWithSalt = (code: string, salt: string) =>
  hashCode(normalizeCode(code), Buffer.from(salt, 'base64url'));

export async function createRecoverySet(): Promise<RecoverySet> {
  const codes = Array.from({ length: codeCount }, createCode);
  const salt = randomBytes(16).toString('base64url');
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashWithSalt(code, salt))) };
}

export async function storeRecoverySet(
  manager: EntityManager,
  userId: UserId,
  { salt, hashes }: RecoverySet,
): Promise<void> {
  await manager.query('update mfa set recovery_salt = $2 where user_id = $1', [userId, salt]);
  await manager.query('delete from recovery_codes where user_id = $1', [userId]);
  await manager.query('insert into recovery_codes (user_id, code_hash) select $1, unnest($2::text[])', [
    userId,
    hashes,
  ]);
}

/** One statement, so that a code works once also in simultaneous requests. */
export async function consumeRecoveryCode(
  manager: EntityManager,
  userId: UserId,
  code: string,
): Promise<boolean> {
  const [row]: { recovery_salt: string | null }[] = await manager.query(
    'select recovery_salt from mfa where user_id = $1',
    [userId],
  );
  if (!row?.recovery_salt) return false;
  const hash = await hashWithSalt(code, row.recovery_salt);
  const [, count] = await manager.query<[unknown, number]>(
    'delete from recovery_codes where user_id = $1 and code_hash = $2',
    [userId, hash],
  );
  return count === 1;
}

import { randomBytes } from 'node:crypto';
import type { UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { hashCode } from './password.adapter.ts';

const howMany = 10;
const length = 10;
/** Without letters that pass for a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface RecoverySet {
  codes: string[];
  salt: string;
  hashes: string[];
}

const newCode = () =>
  Array.from(randomBytes(length), (byte) => letters[byte % letters.length])
    .join('')
    .replace(/^(.{5})/, '$1-');

/** However somebody copied it: in small letters, with other spaces, an O for a zero. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

const hashOf = (code: string, salt: string) => hashCode(plain(code), Buffer.from(salt, 'base64url'));

/** Slow: outside any transaction. */
export async function newRecoverySet(): Promise<RecoverySet> {
  const codes = Array.from({ length: howMany }, newCode);
  const salt = randomBytes(16).toString('base64url');
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashOf(code, salt))) };
}

/** In place of whatever codes there were. */
export async function keepRecoverySet(
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

/** One statement: of any number of uses at once, one is the first. */
export async function useUpRecoveryCode(
  manager: EntityManager,
  userId: UserId,
  code: string,
): Promise<boolean> {
  const [kept]: { recovery_salt: string | null }[] = await manager.query(
    'select recovery_salt from mfa where user_id = $1',
    [userId],
  );
  if (!kept?.recovery_salt) return false;
  const hash = await hashOf(code, kept.recovery_salt);
  const [, count] = await manager.query<[unknown, number]>(
    'delete from recovery_codes where user_id = $1 and code_hash = $2',
    [userId, hash],
  );
  return count === 1;
}

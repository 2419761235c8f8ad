import { type AgreedTo, type Consent, policyNames, type UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import { v7 as newId } from 'uuid';

export async function recordConsents(
  manager: EntityManager,
  userId: UserId,
  agreedTo: AgreedTo,
  at: Date,
): Promise<void> {
  for (const what of policyNames) {
    const version = agreedTo[what];
    if (version === undefined) continue;
    await manager.query(
      'insert into consents (id, user_id, what, version, given_at) values ($1, $2, $3, $4, $5)',
      [newId(), userId, what, version, at],
    );
  }
}

export async function consentsOf(manager: EntityManager, userId: UserId): Promise<Consent[]> {
  const rows: (Omit<Consent, 'givenAt'> & { givenAt: Date })[] = await manager.query(
    `select id, what, version, given_at as "givenAt" from consents where user_id = $1
     order by given_at desc, what`,
    [userId],
  );
  return rows.map((row) => ({ ...row, givenAt: row.givenAt.toISOString() }));
}

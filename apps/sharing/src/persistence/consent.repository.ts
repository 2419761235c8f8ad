import type { PackageId, UserId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';

interface ConsentRow {
  id: string;
  packageId: PackageId;
  version: number;
  what: string;
  textVersion: string;
  at: Date;
}

interface ConsentsWanted {
  readonly userId: UserId;
  readonly packageId?: PackageId;
  readonly before?: string | undefined;
  readonly limit?: number;
}

/** The newest first. */
export const consentsBefore = (
  manager: EntityManager,
  { userId, packageId, before, limit }: ConsentsWanted,
): Promise<ConsentRow[]> =>
  manager.query(
    `select id, package_id as "packageId", version, what, text_version as "textVersion", at from share_consents
     where user_id = $1 and ($2::uuid is null or package_id = $2) and ($3::uuid is null or id < $3)
     order by id desc limit $4`,
    [userId, packageId ?? null, before ?? null, limit ?? null],
  );

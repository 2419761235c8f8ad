import type { PackageItemId } from '@groundwork/contracts';
import type { EntityManager } from 'typeorm';
import type { OwnPackage, OwnVersion, PageState, VersionRow } from '../domain/package.model.ts';
import { packageSchema, versionSchema } from './package.schema.ts';

export const versionsInWork = (manager: EntityManager, before: Date, most: number): Promise<VersionRow[]> =>
  manager
    .createQueryBuilder(versionSchema, 'version')
    .where(`version.state = 'building' and version.progressedAt < :before`, { before })
    .orderBy('version.progressedAt')
    .limit(most)
    .getMany();

/** Changes nothing for a page that is not due. */
export async function storePage(
  manager: EntityManager,
  { userId, packageId, version }: OwnVersion,
  { itemId, page, from, to }: { itemId: PackageItemId; page: number; from: PageState; to: PageState },
): Promise<boolean> {
  const [, changed] = await manager.query<[unknown, number]>(
    `update package_pages set state = $6
     where user_id = $1 and item_id = $2 and page = $3 and package_id = $4 and version = $5 and state = $7`,
    [userId, itemId, page, packageId, version, to, from],
  );
  return changed > 0;
}

export async function storeProgress(
  manager: EntityManager,
  { userId, packageId, version }: OwnVersion,
  now: Date,
): Promise<void> {
  await manager.query(
    `update package_versions set progressed_at = $4, done = (select count(*) from package_pages
       where user_id = $1 and package_id = $2 and version = $3 and state <> 'due')
     where user_id = $1 and package_id = $2 and version = $3`,
    [userId, packageId, version, now],
  );
}

export async function storeVersion(
  manager: EntityManager,
  { userId, packageId, version }: OwnVersion,
  change: Partial<VersionRow>,
): Promise<void> {
  await manager.update(versionSchema, { userId, packageId, version }, change);
}

export async function storeBuiltVersion(
  manager: EntityManager,
  { userId, packageId, version }: OwnVersion,
): Promise<void> {
  await manager.update(packageSchema, { userId, id: packageId }, { builtVersion: version });
}

const mostAtOnce = 100;

/** Withdrawn packages whose objects may be left: their versions are not deleted yet. */
export const withdrawnSince = (manager: EntityManager, before: Date): Promise<OwnPackage[]> =>
  manager.query(
    `select distinct p.user_id as "userId", p.id as "packageId" from packages p
     join package_versions v on v.user_id = p.user_id and v.package_id = p.id
     where p.withdrawn_at < $1 limit $2`,
    [before, mostAtOnce],
  );

export async function endWithdrawal(
  manager: EntityManager,
  { userId, packageId }: OwnPackage,
): Promise<void> {
  for (const table of ['package_pages', 'package_items', 'package_versions'])
    await manager.query(`delete from ${table} where user_id = $1 and package_id = $2`, [userId, packageId]);
}

import type { PackageId, UserId } from '@groundwork/contracts';
import { type EntityManager, In, IsNull } from 'typeorm';
import type {
  ItemRow,
  OwnPackage,
  OwnVersion,
  PackageRow,
  PageRow,
  VersionRow,
} from '../domain/package.model.ts';
import { packageNotFound, packageNotReady } from '../sharing.errors.ts';
import { itemSchema, packageSchema, pageSchema, versionSchema } from './package.schema.ts';

/** Serializes all changes of the packages of one owner. */
export async function lockOwner(manager: EntityManager, userId: UserId): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [userId]);
}

export async function packageOf(
  manager: EntityManager,
  { userId, packageId }: OwnPackage,
): Promise<PackageRow> {
  const row = await manager.findOneBy(packageSchema, { userId, id: packageId, withdrawnAt: IsNull() });
  if (!row) throw packageNotFound();
  return row;
}

export async function versionOf(manager: EntityManager, own: OwnVersion): Promise<VersionRow> {
  const { userId, packageId, version } = own;
  return manager.findOneByOrFail(versionSchema, { userId, packageId, version });
}

/** The row while it is built and no later version exists. */
export async function buildingVersion(manager: EntityManager, own: OwnVersion): Promise<VersionRow | null> {
  const { userId, packageId, version } = own;
  const latest = { userId, id: packageId, version, withdrawnAt: IsNull() };
  if (!(await manager.existsBy(packageSchema, latest))) return null;
  return manager.findOneBy(versionSchema, { userId, packageId, version, state: 'building' });
}

/** Withdrawn, or deleted with its owner. */
export const isGone = async (manager: EntityManager, { userId, packageId }: OwnPackage): Promise<boolean> =>
  !(await manager.existsBy(packageSchema, { userId, id: packageId, withdrawnAt: IsNull() }));

export async function builtVersionOf(
  manager: EntityManager,
  { userId, id, builtVersion }: PackageRow,
): Promise<VersionRow> {
  if (builtVersion === null) throw packageNotReady();
  return versionOf(manager, { userId, packageId: id, version: builtVersion });
}

export const itemsOf = (manager: EntityManager, own: OwnVersion): Promise<ItemRow[]> =>
  manager.find(itemSchema, {
    where: { userId: own.userId, packageId: own.packageId, version: own.version },
    order: { place: 'asc' },
  });

export const pagesOf = (manager: EntityManager, own: OwnVersion): Promise<PageRow[]> =>
  manager.find(pageSchema, {
    where: { userId: own.userId, packageId: own.packageId, version: own.version },
    order: { page: 'asc' },
  });

export const countPackages = (manager: EntityManager, userId: UserId): Promise<number> =>
  manager.countBy(packageSchema, { userId, withdrawnAt: IsNull() });

export const versionsOf = (
  manager: EntityManager,
  userId: UserId,
  ids: readonly PackageId[],
): Promise<VersionRow[]> => manager.findBy(versionSchema, { userId, packageId: In([...ids]) });

interface PackagesWanted {
  before: string | undefined;
  limit: number;
}

/** Withdrawn ones too. The newest first. */
export const allPackagesBefore = (
  manager: EntityManager,
  userId: UserId,
  { before, limit }: PackagesWanted,
): Promise<PackageRow[]> => packagesQuery(manager, userId, before).limit(limit).getMany();

export const packagesBefore = (
  manager: EntityManager,
  userId: UserId,
  { before, limit }: PackagesWanted,
): Promise<PackageRow[]> =>
  packagesQuery(manager, userId, before).andWhere('package.withdrawnAt is null').limit(limit).getMany();

const packagesQuery = (manager: EntityManager, userId: UserId, before: string | undefined) =>
  manager
    .createQueryBuilder(packageSchema, 'package')
    .where('package.userId = :userId', { userId })
    .andWhere(before === undefined ? 'true' : 'package.id < :before', { before })
    .orderBy('package.id', 'DESC');

import type { EntityManager } from 'typeorm';
import type { LinkRow } from '../domain/link.model.ts';
import type { PackageRow, VersionRow } from '../domain/package.model.ts';
import { packageIncomplete, viewOnly } from '../sharing.errors.ts';
import { builtVersionOf, itemsOf } from './package.repository.ts';

/** A deleted document stays in the ZIP, so the ZIP is not delivered until the next version. */
export async function completeVersionOf(manager: EntityManager, row: PackageRow): Promise<VersionRow> {
  const version = await builtVersionOf(manager, row);
  if ((await itemsOf(manager, version)).some(({ state }) => state === 'removed')) throw packageIncomplete();
  return version;
}

/** The version whose ZIP a reader may download. */
export function deliveredVersionOf(
  manager: EntityManager,
  { link, row }: { link: LinkRow; row: PackageRow },
): Promise<VersionRow> {
  if (link.mode !== 'download') throw viewOnly();
  return completeVersionOf(manager, row);
}

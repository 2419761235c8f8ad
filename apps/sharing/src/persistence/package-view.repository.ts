import { Injectable } from '@nestjs/common';
import type { PackageView, UserId } from '@groundwork/contracts';
import { Clock } from '@groundwork/platform-time';
import { type EntityManager, In } from 'typeorm';
import { linkStateOf } from '../domain/link.model.ts';
import type { PackageRow } from '../domain/package.model.ts';
import { toPackageView } from '../domain/package.view.ts';
import { openTexts } from '../domain/sealed-place.rules.ts';
import { linkSchema } from './link.schema.ts';
import { OwnerKeys } from './owner-key.repository.ts';
import { itemSchema, pageSchema } from './package.schema.ts';
import { packageOf, versionsOf } from './package.repository.ts';

@Injectable()
export class PackageViews {
  constructor(
    private readonly keys: OwnerKeys,
    private readonly clock: Clock,
  ) {}

  async one(manager: EntityManager, own: Parameters<typeof packageOf>[1]): Promise<PackageView> {
    const [view] = await this.of(manager, own.userId, [await packageOf(manager, own)]);
    if (!view) throw new Error('A package has no version');
    return view;
  }

  /** Each with its latest version. */
  async of(manager: EntityManager, userId: UserId, rows: readonly PackageRow[]): Promise<PackageView[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const own = { userId, packageId: In(ids) };
    const vault = await this.keys.vaultOf(manager, userId);
    const versions = await versionsOf(manager, userId, ids);
    const items = await manager.find(itemSchema, { where: own, order: { place: 'asc' } });
    const pages = await manager.find(pageSchema, { where: own, order: { page: 'asc' } });
    const links = await manager.findBy(linkSchema, own);
    const now = this.clock.now();
    return rows.flatMap((row) => {
      const isLatest = (each: { packageId: string; version: number }) =>
        each.packageId === row.id && each.version === row.version;
      const version = versions.find(isLatest);
      if (!version) return [];
      return toPackageView({
        row,
        version,
        texts: openTexts(vault, row),
        items: items.filter(isLatest),
        pages: pages.filter(isLatest),
        links: links
          .filter(({ packageId }) => packageId === row.id)
          .map((link) => ({ state: linkStateOf(link, now), lastVisitAt: link.lastVisitAt })),
      });
    });
  }
}

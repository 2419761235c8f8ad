import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Programme, programme } from '@groundwork/engine-matching';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { programmeSchema } from './matching.schema.ts';

interface CachedCatalogue {
  version: number;
  byRow: ReadonlyMap<number, Programme>;
  active: readonly Programme[];
}

const emptyCatalogue: CachedCatalogue = { version: 0, byRow: new Map(), active: [] };

async function newestVersion(manager: EntityManager): Promise<number> {
  const [state] = await manager.query<[{ version: number }]>('select version from catalogue_state');
  return state.version;
}

async function readChanges(
  manager: EntityManager,
  version: number,
  before: CachedCatalogue,
): Promise<CachedCatalogue> {
  const rows = await manager.find(programmeSchema, { where: { version: MoreThan(before.version) } });
  const byRow = new Map(before.byRow);
  for (const row of rows) {
    byRow.set(row.rowNumber, programme.parse({ ...row.programme, active: row.active }));
  }
  const active = [...byRow.values()].filter((one) => one.active);
  return { version, byRow, active: active.sort((a, b) => a.rowNumber - b.rowNumber) };
}

/** Cached, because each change of figures judges the whole catalog. Each use reads the version first. Arrays never change. */
@Injectable()
export class Catalogue implements OnModuleInit {
  private cache = emptyCatalogue;

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.active();
  }

  async active(manager: EntityManager = this.dataSource.manager): Promise<readonly Programme[]> {
    const version = await newestVersion(manager);
    const cached = this.cache;
    // A restored database can have an older version.
    if (version !== cached.version) {
      this.cache = await readChanges(manager, version, version > cached.version ? cached : emptyCatalogue);
    }
    return this.cache.active;
  }
}

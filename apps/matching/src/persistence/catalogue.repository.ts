import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Programme, programme } from '@groundwork/engine-matching';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { programmeSchema } from './matching.schema.ts';

interface CachedCatalogue {
  version: number;
  known: ReadonlyMap<number, Programme>;
  active: readonly Programme[];
}

const emptyCatalogue: CachedCatalogue = { version: 0, known: new Map(), active: [] };

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
  const known = new Map(before.known);
  for (const row of rows) {
    known.set(row.rowNumber, programme.parse({ ...row.programme, active: row.active }));
  }
  const active = [...known.values()].filter((one) => one.active);
  return { version, known, active: active.sort((a, b) => a.rowNumber - b.rowNumber) };
}

/** Cached, because each change of figures judges the whole catalog. Each use reads the version first. Arrays never change. */
@Injectable()
export class Catalogue implements OnModuleInit {
  private read = emptyCatalogue;

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.active();
  }

  async active(manager: EntityManager = this.dataSource.manager): Promise<readonly Programme[]> {
    const version = await newestVersion(manager);
    const before = this.read;
    // A restored database can have an older version.
    if (version !== before.version) {
      this.read = await readChanges(manager, version, version > before.version ? before : emptyCatalogue);
    }
    return this.read.active;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CatalogMode } from '@groundwork/contracts';
import {
  type Program,
  program,
  type ProgramFamily,
  programFamily,
  programsOn,
} from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { isVisible, modeOf } from '../domain/catalog-mode.rules.ts';
import type { ListedProgram } from '../domain/listed-program.model.ts';
import { programSchema } from './matching.schema.ts';

interface CachedCatalog {
  version: number;
  byRow: ReadonlyMap<number, ListedProgram>;
  mode: CatalogMode;
  families: readonly ProgramFamily[];
  /** The visible active programs as their lenders state them. */
  stated: readonly Program[];
  days: Map<string, readonly Program[]>;
}

/** The programs of a day with the facts that are in force on it. Arrays never change. */
export interface CatalogOfDay extends Pick<CachedCatalog, 'mode' | 'families' | 'stated'> {
  programs: readonly Program[];
}

const emptyCatalog: CachedCatalog = {
  version: 0,
  byRow: new Map(),
  mode: 'empty',
  families: [],
  stated: [],
  days: new Map(),
};
const mostCachedDays = 8;

async function newestVersion(manager: EntityManager): Promise<number> {
  const [state] = await manager.query<[{ version: number }]>('select version from catalogue_state');
  return state.version;
}

export async function readFamilies(manager: EntityManager): Promise<ProgramFamily[]> {
  const rows = await manager.query<object[]>(
    `select distinct on (code) code, version, name, facts from family_versions order by code, version desc`,
  );
  return rows.map((row) => programFamily.parse(row));
}

export async function addFamilyVersion(
  manager: EntityManager,
  { code, version, name, facts }: ProgramFamily,
): Promise<void> {
  await manager.query('insert into family_versions (code, version, name, facts) values ($1, $2, $3, $4)', [
    code,
    version,
    name,
    JSON.stringify(facts),
  ]);
}

async function readChanges(
  manager: EntityManager,
  version: number,
  before: CachedCatalog,
): Promise<CachedCatalog> {
  const rows = await manager.find(programSchema, { where: { version: MoreThan(before.version) } });
  const byRow = new Map(before.byRow);
  for (const row of rows) {
    const parsed = program.parse({ ...row.programme, active: row.active });
    byRow.set(row.rowNumber, { ...row, programme: parsed });
  }
  const listed = [...byRow.values()].sort((a, b) => a.rowNumber - b.rowNumber);
  const mode = modeOf(listed);
  const stated = listed.filter((row) => row.active && isVisible(row, mode)).map((row) => row.programme);
  return { version, byRow, mode, stated, families: await readFamilies(manager), days: new Map() };
}

/** Cached, because each change of figures judges the whole catalog. Each use reads the version first. */
@Injectable()
export class Catalog implements OnModuleInit {
  private cache = emptyCatalog;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.active();
  }

  async active(manager: EntityManager = this.dataSource.manager): Promise<readonly Program[]> {
    return (await this.on(this.clock.today(), manager)).programs;
  }

  async on(day: string, manager: EntityManager = this.dataSource.manager): Promise<CatalogOfDay> {
    return this.at(await newestVersion(manager), day, manager);
  }

  /** For a caller that has just read the version. */
  async at(version: number, day: string, manager = this.dataSource.manager): Promise<CatalogOfDay> {
    const cache = await this.cached(version, manager);
    const { mode, families, stated, days } = cache;
    const programs = days.get(day) ?? programsOn(stated, families, day);
    const [oldest] = days.keys();
    if (oldest !== undefined && !days.has(day) && days.size >= mostCachedDays) days.delete(oldest);
    days.set(day, programs);
    return { mode, families, stated, programs };
  }

  private async cached(version: number, manager: EntityManager): Promise<CachedCatalog> {
    const cached = this.cache;
    // A restored database can have an older version.
    if (version !== cached.version) {
      this.cache = await readChanges(manager, version, version > cached.version ? cached : emptyCatalog);
    }
    return this.cache;
  }
}

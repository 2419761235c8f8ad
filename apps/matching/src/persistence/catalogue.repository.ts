import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CatalogueMode } from '@groundwork/contracts';
import {
  type Programme,
  programme,
  type ProgrammeFamily,
  programmeFamily,
  programmesOn,
} from '@groundwork/engine-matching';
import { Clock } from '@groundwork/platform-time';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { isVisible, modeOf } from '../domain/catalogue-mode.rules.ts';
import type { ListedProgramme } from '../domain/listed-programme.model.ts';
import { programmeSchema } from './matching.schema.ts';

interface CachedCatalogue {
  version: number;
  byRow: ReadonlyMap<number, ListedProgramme>;
  mode: CatalogueMode;
  families: readonly ProgrammeFamily[];
  /** The visible active programs as their lenders state them. */
  stated: readonly Programme[];
  days: Map<string, readonly Programme[]>;
}

/** The programs of a day with the facts that are in force on it. Arrays never change. */
export interface CatalogueOfDay extends Pick<CachedCatalogue, 'mode' | 'families' | 'stated'> {
  programmes: readonly Programme[];
}

const emptyCatalogue: CachedCatalogue = {
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

export async function readFamilies(manager: EntityManager): Promise<ProgrammeFamily[]> {
  const rows = await manager.query<object[]>(
    `select distinct on (code) code, version, name, facts from family_versions order by code, version desc`,
  );
  return rows.map((row) => programmeFamily.parse(row));
}

async function readChanges(
  manager: EntityManager,
  version: number,
  before: CachedCatalogue,
): Promise<CachedCatalogue> {
  const rows = await manager.find(programmeSchema, { where: { version: MoreThan(before.version) } });
  const byRow = new Map(before.byRow);
  for (const row of rows) {
    const parsed = programme.parse({ ...row.programme, active: row.active });
    byRow.set(row.rowNumber, { ...row, programme: parsed });
  }
  const listed = [...byRow.values()].sort((a, b) => a.rowNumber - b.rowNumber);
  const mode = modeOf(listed);
  const stated = listed.filter((row) => row.active && isVisible(row, mode)).map((row) => row.programme);
  return { version, byRow, mode, stated, families: await readFamilies(manager), days: new Map() };
}

/** Cached, because each change of figures judges the whole catalog. Each use reads the version first. */
@Injectable()
export class Catalogue implements OnModuleInit {
  private cache = emptyCatalogue;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.active();
  }

  async active(manager: EntityManager = this.dataSource.manager): Promise<readonly Programme[]> {
    return (await this.on(this.clock.today(), manager)).programmes;
  }

  async on(day: string, manager: EntityManager = this.dataSource.manager): Promise<CatalogueOfDay> {
    return this.at(await newestVersion(manager), day, manager);
  }

  /** For a caller that has just read the version. */
  async at(version: number, day: string, manager = this.dataSource.manager): Promise<CatalogueOfDay> {
    const cache = await this.cached(version, manager);
    const { mode, families, stated, days } = cache;
    const programmes = days.get(day) ?? programmesOn(stated, families, day);
    const [oldest] = days.keys();
    if (oldest !== undefined && !days.has(day) && days.size >= mostCachedDays) days.delete(oldest);
    days.set(day, programmes);
    return { mode, families, stated, programmes };
  }

  private async cached(version: number, manager: EntityManager): Promise<CachedCatalogue> {
    const cached = this.cache;
    // A restored database can have an older version.
    if (version !== cached.version) {
      this.cache = await readChanges(manager, version, version > cached.version ? cached : emptyCatalogue);
    }
    return this.cache;
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Programme, programme } from '@groundwork/engine-matching';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { programmeSchema } from './matching.schema.ts';

interface Read {
  version: number;
  /** By row number, active or not. */
  known: ReadonlyMap<number, Programme>;
  active: readonly Programme[];
}

const nothingYet: Read = { version: 0, known: new Map(), active: [] };

async function newestVersion(manager: EntityManager): Promise<number> {
  const [state] = await manager.query<[{ version: number }]>('select version from catalogue_state');
  return state.version;
}

/** What was read before, with the rows that changed since. */
async function readOn(manager: EntityManager, version: number, before: Read): Promise<Read> {
  const rows = await manager.find(programmeSchema, { where: { version: MoreThan(before.version) } });
  const known = new Map(before.known);
  for (const row of rows) {
    known.set(row.rowNumber, programme.parse({ ...row.programme, active: row.active }));
  }
  const active = [...known.values()].filter((one) => one.active);
  return { version, known, active: active.sort((a, b) => a.rowNumber - b.rowNumber) };
}

/**
 * The active programmes, kept in memory: a whole catalogue is judged at every change of an owner's figures. Every use
 * asks which version is the newest, so no replica judges by an older one than the database holds. An array that was
 * handed out is never changed.
 */
@Injectable()
export class Catalogue implements OnModuleInit {
  private read = nothingYet;

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.active();
  }

  async active(manager: EntityManager = this.dataSource.manager): Promise<readonly Programme[]> {
    const version = await newestVersion(manager);
    const before = this.read;
    // a database that was restored may hold an older one
    if (version !== before.version) {
      this.read = await readOn(manager, version, version > before.version ? before : nothingYet);
    }
    return this.read.active;
  }
}

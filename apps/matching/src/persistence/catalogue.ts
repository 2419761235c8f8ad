import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Programme, programme } from '@groundwork/engine-matching';
import { DataSource, type EntityManager } from 'typeorm';
import { programmeSchema } from './matching.schema.ts';

async function newestVersion(manager: EntityManager): Promise<number> {
  const [state] = await manager.query('select version from catalogue_state');
  return state.version;
}

/**
 * The active programmes, kept in memory: a whole catalogue is judged at every change of an owner's figures. Every use
 * asks which version is the newest, so no replica judges by an older one than the database holds.
 */
@Injectable()
export class Catalogue implements OnModuleInit {
  private programmes: readonly Programme[] = [];
  private version: number | undefined;

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    await this.active();
  }

  async active(manager: EntityManager = this.dataSource.manager): Promise<readonly Programme[]> {
    const version = await newestVersion(manager);
    if (version !== this.version) {
      const rows = await manager.find(programmeSchema, {
        where: { active: true },
        order: { rowNumber: 'asc' },
      });
      this.programmes = rows.map((row) => programme.parse({ ...row.programme, active: true }));
      this.version = version;
    }
    return this.programmes;
  }
}

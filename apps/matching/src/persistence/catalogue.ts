import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Programme, programme } from '@groundwork/engine-matching';
import { DataSource } from 'typeorm';
import { programmeSchema } from './matching.schema.ts';

/** The active programmes, read once: a whole catalogue is judged at every change of an owner's figures. */
@Injectable()
export class Catalogue implements OnModuleInit {
  private programmes: readonly Programme[] = [];

  constructor(private readonly dataSource: DataSource) {}

  async onModuleInit(): Promise<void> {
    const rows = await this.dataSource.manager.find(programmeSchema, {
      where: { active: true },
      order: { rowNumber: 'asc' },
    });
    this.programmes = rows.map((row) => programme.parse(row.programme));
  }

  get active(): readonly Programme[] {
    return this.programmes;
  }
}

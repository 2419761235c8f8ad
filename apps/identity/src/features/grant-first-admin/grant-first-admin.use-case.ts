import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { userSchema } from '../../persistence/user.schema.ts';
import { assignRole } from '../assign-role/assign-role.use-case.ts';
import { FirstAdmin } from '../../domain/first-admin.model.ts';

@Injectable()
export class GrantFirstAdmin {
  constructor(
    private readonly dataSource: DataSource,
    private readonly firstAdmin: FirstAdmin,
  ) {}

  async run(): Promise<void> {
    if (this.firstAdmin.email === '') return;
    await this.dataSource.transaction(async (manager) => {
      const user = await manager.findOne(userSchema, {
        where: { email: this.firstAdmin.email },
        lock: { mode: 'pessimistic_write' },
      });
      if (user && user.role !== 'admin') await assignRole(manager, user, 'admin', 'system');
    });
  }
}

import { Injectable } from '@nestjs/common';
import { type Acting, type Area, businessId, userId as toUserId } from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { businessNotFound } from '../../identity.errors.ts';
import { insertAccessLine } from '../../persistence/access-line.repository.ts';
import { heldGrant } from '../../persistence/admission.repository.ts';

export type ReadCall = Acting & { area: Area };

@Injectable()
export class RecordRead {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async run({ userId, actorId, area }: ReadCall): Promise<Record<string, never>> {
    const now = this.clock.now();
    const id = businessId.parse(userId);
    const actor = toUserId.parse(actorId);
    await this.dataSource.transaction(async (manager) => {
      const held = await heldGrant(manager, { person: actor, now, to: id });
      if (!held) throw businessNotFound();
      if (!(await insertAccessLine(manager, { business: id, actor, area, now }))) return;
      await appendAudit(manager, {
        actor,
        action: 'area.read',
        subject: { type: 'area', id: area },
        userId: id,
        details: {
          grantId: held.id,
          ...(held.practiceId && { practiceId: held.practiceId }),
          via: 'session',
        },
      });
    });
    return {};
  }
}

import { Injectable } from '@nestjs/common';
import type {
  Acting,
  ActorId,
  ExportedFile,
  ExportId,
  ExportStatusReply,
  ExportView,
  UserId,
} from '@groundwork/contracts';
import { appendAudit } from '@groundwork/platform-audit';
import { FieldCipher } from '@groundwork/platform-crypto';
import { receivedPass } from '@groundwork/platform-messaging';
import { Clock } from '@groundwork/platform-time';
import { DataSource } from 'typeorm';
import { exportNotFound } from '../../identity.errors.ts';
import {
  type ExportRow,
  exportView,
  exportKey,
  latestExport,
  openExport,
  readyExport,
} from '../../persistence/export.repository.ts';

@Injectable()
export class ExportData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {}

  async latest({ userId }: { userId: UserId }): Promise<ExportStatusReply> {
    const row = await latestExport(this.dataSource.manager, userId);
    return { export: row ? exportView(row, this.clock.now()) : null };
  }

  async request({ userId, actorId }: Acting): Promise<ExportView> {
    return this.dataSource.transaction(async (manager) => {
      const started = await openExport(manager, this.cipher, { userId, actorId, pass: receivedPass() });
      if (started) {
        await appendAudit(manager, auditEntry(actorId, 'export.requested', started));
        return exportView(started, this.clock.now());
      }
      const running = await latestExport(manager, userId);
      if (!running) throw exportNotFound();
      return exportView(running, this.clock.now());
    });
  }

  async openFile({ userId, actorId, exportId }: Acting & { exportId: ExportId }): Promise<ExportedFile> {
    return this.dataSource.transaction(async (manager) => {
      const row = await readyExport(manager, userId, exportId);
      if (!row?.tag) throw exportNotFound();
      await appendAudit(manager, auditEntry(actorId, 'export.downloaded', row));
      return {
        storageKey: row.storageKey,
        mediaType: 'application/zip',
        originalName: `groundwork-${row.requestedAt.toISOString().slice(0, 10)}.zip`,
        key: exportKey(this.cipher, row),
        iv: row.iv,
        tag: row.tag,
      };
    });
  }
}

const auditEntry = (actor: ActorId, action: string, { id, userId }: ExportRow) => ({
  actor,
  action,
  subject: { type: 'export', id },
  userId,
});

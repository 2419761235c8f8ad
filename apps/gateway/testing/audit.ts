import { type AuditLine, type OwnerService, rpc } from '@groundwork/contracts';
import type { FakeService } from '@groundwork/testing';

export const idAt = (second: number) =>
  `0190c9a0-00${String(second).padStart(2, '0')}-7000-8000-000000000000`;

export const lineAt = (second: number, userId: string, actor = userId): AuditLine => ({
  id: idAt(second),
  at: `2026-02-03T04:05:${String(second).padStart(2, '0')}.000Z`,
  actor,
  action: 'document.downloaded',
  subject: { type: 'document', id: 'd1' },
  userId,
  details: {},
  correlationId: 'trace',
});

export function storeAudit(calls: FakeService, service: OwnerService, lines: AuditLine[]): void {
  calls.on(rpc[service].audit, ({ cursor, limit = 50, userId, action }) => {
    const fitting = lines.filter(
      (line) =>
        (!cursor || line.id < cursor) &&
        (!userId || line.userId === userId) &&
        (!action || line.action === action),
    );
    const items = fitting.sort((a, b) => (a.id < b.id ? 1 : -1)).slice(0, limit);
    return { items, nextCursor: fitting.length > limit ? (items.at(-1)?.id ?? null) : null };
  });
}

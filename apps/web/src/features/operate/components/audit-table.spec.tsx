import { describe, expect, it } from '@jest/globals';
import type { AuditReply } from '@groundwork/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { AuditTable } from './audit-table.tsx';

const entry: AuditReply['items'][number] = {
  id: '0190c9a0-0000-7000-8000-000000000001',
  at: '2026-11-22T09:05:00.000Z',
  actor: '0190c9a0-0000-7000-8000-000000000002',
  actorName: 'Zoe Park',
  action: 'document.rejected',
  subject: { type: 'document', id: '0190c9a0-0000-7000-8000-000000000003' },
  userId: '0190c9a0-0000-7000-8000-000000000004',
  ownerName: 'Leo Marsh',
  details: {},
  correlationId: 'trace-7',
  service: 'documents',
};

const cells = (html: string) =>
  [...html.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = '']) =>
    cell.replaceAll(/<[^>]+>/g, ' ').trim(),
  );

describe('the table of the audit log', () => {
  it('shows time, names and action', () => {
    const html = renderToStaticMarkup(<AuditTable entries={[entry]} />);
    const [time, person, action, owner] = cells(html).slice(5);
    expect(cells(html).slice(0, 4)).toEqual(['Time', 'Who', 'What', 'Whose data']);
    expect(time).toContain('Nov 22, 2026');
    expect([person, owner]).toEqual(['Zoe Park', 'Leo Marsh']);
    expect(action).toMatch(/^Rejected a document .*document\.rejected/);
  });

  it('shows the system by its name and a person without a name by the id', () => {
    const others = [
      { ...entry, actor: 'system', actorName: null },
      { ...entry, actorName: null, ownerName: null },
    ];
    const html = renderToStaticMarkup(<AuditTable entries={others} />);
    expect(cells(html)[6]).toBe('The system');
    expect(cells(html)[11]).toBe(entry.actor);
  });
});

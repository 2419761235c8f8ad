import { describe, expect, it } from '@jest/globals';
import type { RecordUploadRow } from './record-upload.model.ts';
import { recordUploadView } from './record-upload.view.ts';

const row = {
  id: '01890000-0000-7000-8000-000000000003',
  name: 'foia-7a.csv',
  size: 9100,
  sha256: 'a hash',
  state: 'checked',
  received: 8200,
  parts: [{ key: 'part', size: 8200 }],
  bytes: 7300,
  rows: 64,
  summary: null,
  quarters: [],
  warnings: [{ code: 'SHRUNK', message: 'fewer' }],
  refusal: null,
  createdBy: '01890000-0000-7000-8000-000000000002',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  appliedAt: null,
  tries: 5,
} as unknown as RecordUploadRow;

describe('an upload of loan records', () => {
  it('is shown with its progress, and without its parts, its creator and its tries', () => {
    expect(recordUploadView(row)).toEqual({
      id: row.id,
      name: 'foia-7a.csv',
      size: 9100,
      sha256: 'a hash',
      state: 'checked',
      received: 8200,
      progress: { bytes: 7300, rows: 64 },
      summary: null,
      warnings: row.warnings,
      refusal: null,
      createdAt: '2026-11-20T10:00:00.000Z',
      appliedAt: null,
    });
  });

  it('has the moment when it was applied', () => {
    const appliedAt = new Date('2026-11-21T11:12:13Z');
    expect(recordUploadView({ ...row, appliedAt }).appliedAt).toBe('2026-11-21T11:12:13.000Z');
  });
});

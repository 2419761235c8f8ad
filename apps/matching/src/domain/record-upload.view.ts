import type { RecordUpload } from '@groundwork/contracts';
import type { RecordUploadRow } from './record-upload.model.ts';

export const recordUploadView = (row: RecordUploadRow): RecordUpload => ({
  id: row.id,
  name: row.name,
  size: row.size,
  sha256: row.sha256,
  state: row.state,
  received: row.received,
  progress: { bytes: row.bytes, rows: row.rows },
  summary: row.summary,
  warnings: row.warnings,
  refusal: row.refusal,
  createdAt: row.createdAt.toISOString(),
  appliedAt: row.appliedAt?.toISOString() ?? null,
});

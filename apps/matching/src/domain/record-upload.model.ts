import type {
  RecordRefusal,
  RecordSummary,
  RecordUploadId,
  RecordUploadState,
  RecordWarning,
  UserId,
} from '@groundwork/contracts';
import type { Quarter } from '@groundwork/engine-matching';

export interface StoredPart {
  key: string;
  size: number;
}

export interface RecordUploadRow {
  id: RecordUploadId;
  name: string;
  size: number;
  sha256: string;
  state: RecordUploadState;
  received: number;
  parts: StoredPart[];
  bytes: number;
  rows: number;
  summary: RecordSummary | null;
  quarters: Quarter[];
  warnings: RecordWarning[];
  refusal: RecordRefusal | null;
  createdBy: UserId;
  createdAt: Date;
  appliedAt: Date | null;
  tries: number;
}

import type { FileOutcome } from '@groundwork/engine-matching';

export type RecordEncoding = 'utf-8' | 'windows-1252';

export interface ReaderBatch {
  readonly rows: number;
  /** JSON of cells, names and lines set aside. The service stores it unread. */
  readonly content: string;
}

export type ReaderResult = FileOutcome | { readonly encoding: RecordEncoding };

/** What the reader found since its last reply. */
export interface ReaderReply {
  readonly batches: readonly ReaderBatch[];
  readonly result: ReaderResult | null;
}

import type { Readable } from 'node:stream';

export type Row = Readonly<Record<string, unknown>>;

export interface ExportedFile {
  name: string;
  open: () => Promise<Readable>;
}

export interface OwnerData {
  tables: Record<string, Row | readonly Row[]>;
  files: ExportedFile[];
}

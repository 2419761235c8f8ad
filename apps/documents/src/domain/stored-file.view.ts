import { type DocumentId, previewKey, type StoredFile } from '@groundwork/contracts';
import { noPreview, noRowsRead } from '../documents.errors.ts';
import type { DocumentRow } from './document.model.ts';

export const derivedObjects = (id: DocumentId): string[] => [`previews/${id}/`, `rows/${id}/`];

const documentOf = ({ id, userId }: DocumentRow) => ({ userId, documentId: id });

export const toStoredFile = (row: DocumentRow): StoredFile => ({
  storageKey: row.storageKey,
  mediaType: row.mediaType,
  originalName: row.originalName,
  document: documentOf(row),
});

export function toReadRows(row: DocumentRow): StoredFile {
  const file = toRowsFile(row);
  if (file === null) throw noRowsRead();
  return file;
}

export const toRowsFile = (row: DocumentRow): StoredFile | null =>
  row.rowsKey === null
    ? null
    : {
        storageKey: row.rowsKey,
        mediaType: 'application/json',
        originalName: `${row.originalName}-rows.json`,
        document: documentOf(row),
      };

export function toPreviewFile(row: DocumentRow, page: number): StoredFile {
  const first = row.fromPage ?? 1;
  if (page < first || page >= first + row.previews) throw noPreview();
  return {
    storageKey: previewKey(row.id, row.analysisRun, page),
    mediaType: 'image/png',
    originalName: `${row.originalName}-${page}.png`,
    document: documentOf(row),
  };
}

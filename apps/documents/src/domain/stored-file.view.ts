import { previewKey, type StoredFile } from '@groundwork/contracts';
import { noPreview } from '../documents.errors.ts';
import type { DocumentRow } from './document.model.ts';

export const toStoredFile = ({ storageKey, mediaType, originalName }: DocumentRow): StoredFile => ({
  storageKey,
  mediaType,
  originalName,
});

export function toPreviewFile(row: DocumentRow, page: number): StoredFile {
  if (page > row.previews) throw noPreview();
  return {
    storageKey: previewKey(row.id, row.analysisRun, page),
    mediaType: 'image/png',
    originalName: `${row.originalName}-${page}.png`,
  };
}

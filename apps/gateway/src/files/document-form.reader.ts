import { routes } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';
import type { MediaType } from './file-type.adapter.ts';
import { InspectStream } from './inspect-stream.adapter.ts';
import { readUploadForm, type StoreContent } from './upload-form.reader.ts';

interface DocumentForm {
  file: { originalName: string; fileSize: number; sha256: string; mediaType: MediaType };
  fields: Map<string, string>;
}

export async function readDocumentForm(
  request: FastifyRequest,
  storeContent: StoreContent,
  types: readonly MediaType[],
): Promise<DocumentForm> {
  const { form } = routes.uploadDocument;
  const reader = { form, storeContent, inspect: () => new InspectStream(types) };
  const { file, fields } = await readUploadForm(request, reader);
  const { size: fileSize, sha256, mediaType = 'application/pdf' } = file.inspector;
  return { file: { originalName: file.originalName, fileSize, sha256, mediaType }, fields };
}

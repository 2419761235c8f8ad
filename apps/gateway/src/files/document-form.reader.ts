import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { maxUploadBytes } from '@groundwork/contracts';
import { DomainError, unavailable } from '@groundwork/platform-errors';
import type { FastifyRequest } from 'fastify';
import { storedNameOf } from '../domain/file-name.rules.ts';
import { toFormError, malformedForm, noFile } from '../gateway.errors.ts';
import { InspectStream, type MediaType } from './inspect-stream.adapter.ts';
import { failIfStalled } from './store-deadlines.adapter.ts';
import { parts } from '../gateway.wording.ts';

interface ReceivedFile {
  originalName: string;
  fileSize: number;
  sha256: string;
  mediaType: MediaType;
}

/** Above our own limit, so that our own error has its sentence. */
const limits = {
  files: 1,
  fields: 20,
  parts: 21,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: 10_000,
  fileSize: maxUploadBytes + 1024 * 1024,
};

type StoreContent = (content: Readable) => Promise<void>;

interface DocumentForm {
  file: ReceivedFile;
  fields: Map<string, string>;
}

export async function readDocumentForm(
  request: FastifyRequest,
  storeContent: StoreContent,
): Promise<DocumentForm> {
  try {
    return await readForm(request, storeContent);
  } catch (error) {
    throw toFormError(error);
  }
}

async function readForm(request: FastifyRequest, storeContent: StoreContent): Promise<DocumentForm> {
  const fields = new Map<string, string>();
  let file: ReceivedFile | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field')
      fields.set(part.fieldname, typeof part.value === 'string' ? part.value.trim() : '');
    else file = await store(part, storeContent);
  }
  if (!file) throw noFile();
  return { file, fields };
}

async function store(
  part: { file: NodeJS.ReadableStream; filename: string },
  storeContent: StoreContent,
): Promise<ReceivedFile> {
  const inspect = new InspectStream();
  const content = new PassThrough();
  // The two promises below report the error; an event without a listener would end the process.
  content.on('error', () => undefined);
  const put = failIfStalled(content, () => inspect.size, storeContent(content));
  const storing = put.catch((error: unknown) => {
    const fault = error instanceof DomainError ? error : unavailable(parts.fileStore, error);
    content.destroy(fault);
    throw fault;
  });
  // Both must end before the error is thrown: only then the store has deleted an incomplete file.
  const outcomes = await Promise.allSettled([pipeline(part.file, inspect, content), storing]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw toUploadError(failed.reason);
  return {
    originalName: storedNameOf(part.filename),
    fileSize: inspect.size,
    sha256: inspect.sha256,
    mediaType: inspect.mediaType ?? 'application/pdf',
  };
}

const abortMessage = /Unexpected end|Premature close|aborted|terminated/i;

function toUploadError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isClientFault = error instanceof Error && abortMessage.test(error.message);
  return isClientFault ? malformedForm() : unavailable(parts.fileStore, error);
}

import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError, unavailable } from '@groundwork/platform-errors';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { storedNameOf } from '../domain/file-name.rules.ts';
import { formLimits } from '../domain/form-limits.rules.ts';
import { toFormError, malformedForm, noFile } from '../gateway.errors.ts';
import { failIfStalled } from './store-deadlines.adapter.ts';
import { parts } from '../gateway.wording.ts';

export interface Inspector extends Transform {
  readonly size: number;
  readonly sha256: string;
}

export interface ReceivedFile<I extends Inspector> {
  originalName: string;
  inspector: I;
}

/** Above our own limit, so that our own error has its sentence. */
export const spareBytes = 1024 * 1024;

export type StoreContent = (content: Readable) => Promise<void>;

export interface UploadForm<I extends Inspector> {
  file: ReceivedFile<I>;
  fields: Map<string, string>;
}

export interface UploadReader<I extends Inspector> {
  form: z.ZodObject;
  storeContent: StoreContent;
  inspect: (fileName: string) => I;
}

export async function readUploadForm<I extends Inspector>(
  request: FastifyRequest,
  reader: UploadReader<I>,
): Promise<UploadForm<I>> {
  try {
    return await readForm(request, reader);
  } catch (error) {
    throw toFormError(error);
  }
}

async function readForm<I extends Inspector>(
  request: FastifyRequest,
  reader: UploadReader<I>,
): Promise<UploadForm<I>> {
  const fields = new Map<string, string>();
  let file: ReceivedFile<I> | undefined;
  for await (const part of request.parts({ limits: formLimits(reader.form, spareBytes) })) {
    if (part.type === 'field')
      fields.set(part.fieldname, typeof part.value === 'string' ? part.value.trim() : '');
    else file = await storePart(part, reader);
  }
  if (!file) throw noFile();
  await request.takeTurn();
  return { file, fields };
}

export async function storePart<I extends Inspector>(
  part: { file: NodeJS.ReadableStream; filename: string },
  { storeContent, inspect: inspectorOf }: Omit<UploadReader<I>, 'form'>,
): Promise<ReceivedFile<I>> {
  const originalName = storedNameOf(part.filename);
  const inspector = inspectorOf(originalName);
  const content = new PassThrough();
  // The two promises below report the error; an event without a listener would end the process.
  content.on('error', () => undefined);
  const put = failIfStalled(content, () => inspector.size, storeContent(content));
  const storing = put.catch((error: unknown) => {
    const fault = error instanceof DomainError ? error : unavailable(parts.fileStore, error);
    content.destroy(fault);
    throw fault;
  });
  // Both must end before the error is thrown: only then the store has deleted an incomplete file.
  const outcomes = await Promise.allSettled([pipeline(part.file, inspector, content), storing]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw toUploadError(failed.reason);
  return { originalName, inspector };
}

const abortMessage = /Unexpected end|Premature close|aborted|terminated/i;

function toUploadError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const isClientFault = error instanceof Error && abortMessage.test(error.message);
  return isClientFault ? malformedForm() : unavailable(parts.fileStore, error);
}

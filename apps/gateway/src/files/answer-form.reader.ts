import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { documentRequestLimits, requestToken, routes, uploadTypes } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import type { FastifyRequest } from 'fastify';
import { formLimits } from '../domain/form-limits.rules.ts';
import {
  noFile,
  oneFileOnly,
  photosTooLarge,
  toFormError,
  tokenFirst,
  tooManyPhotos,
} from '../gateway.errors.ts';
import { decidedContent } from './decided-content.reader.ts';
import type { MediaType } from './file-type.adapter.ts';
import { InspectStream } from './inspect-stream.adapter.ts';
import { type ReceivedFile, spareBytes, storePart } from './upload-form.reader.ts';

const limits = formLimits(routes.answerDocumentRequest.form, spareBytes);

const { photoBytes, photosBytes, pdfBytes } = documentRequestLimits;

const mostBytes = (type: MediaType | undefined): number =>
  type === 'application/pdf' || type === undefined ? pdfBytes : photoBytes;

export interface AnswerPlace {
  pdf: (content: Readable) => Promise<void>;
  photo: (content: Readable) => Promise<void>;
}

type Received = ReceivedFile<InspectStream>;

interface Parts<P extends AnswerPlace> {
  token: string;
  place: P;
  files: Received[];
}

export interface AnswerForm<P extends AnswerPlace> extends Parts<P> {
  isPdf: boolean;
  /** In order: the same photos in another order are another answer. */
  sentSha256: string;
}

export async function readAnswerForm<P extends AnswerPlace>(
  request: FastifyRequest,
  begin: (token: string) => Promise<P>,
): Promise<AnswerForm<P>> {
  try {
    const form = await readParts(request, begin);
    await request.takeTurn();
    return { ...form, isPdf: form.files.some(isPdf), sentSha256: digestOf(form.files) };
  } catch (error) {
    throw toAnswerError(error);
  }
}

const isPdf = ({ inspector }: Received) => inspector.mediaType === 'application/pdf';

const digestOf = (files: readonly Received[]): string =>
  createHash('sha256')
    .update(files.map(({ inspector }) => inspector.sha256).join(' '))
    .digest('hex');

function toAnswerError(error: unknown): DomainError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_FILES_LIMIT' ? tooManyPhotos() : toFormError(error);
}

async function readParts<P extends AnswerPlace>(
  request: FastifyRequest,
  begin: (token: string) => Promise<P>,
): Promise<Parts<P>> {
  const files: Received[] = [];
  let begun: { token: string; place: P } | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      if (!begun) throw tokenFirst();
      files.push(await storeFile(part, begun.place));
      checkTogether(files);
    } else if (part.fieldname === 'token' && !begun) {
      const token = tokenIn(part.value);
      begun = { token, place: await begin(token) };
    }
  }
  if (!begun) throw tokenFirst();
  if (files.length === 0) throw noFile();
  return { ...begun, files };
}

function tokenIn(value: unknown): string {
  const { success, data } = requestToken.safeParse(typeof value === 'string' ? value.trim() : '');
  if (!success) throw tokenFirst();
  return data;
}

function storeFile(
  part: { file: NodeJS.ReadableStream; filename: string },
  place: AnswerPlace,
): Promise<Received> {
  const inspector = new InspectStream(uploadTypes, mostBytes);
  const storeContent = async (given: Readable) => {
    const content = await decidedContent(given, () => inspector.mediaType !== undefined);
    await (inspector.mediaType === 'application/pdf' ? place.pdf(content) : place.photo(content));
  };
  return storePart(part, { storeContent, inspect: () => inspector });
}

function checkTogether(files: readonly Received[]): void {
  if (files.length > 1 && files.some(isPdf)) throw oneFileOnly();
  const bytes = files.reduce((sum, { inspector }) => sum + inspector.size, 0);
  if (bytes > photosBytes) throw photosTooLarge();
}

import { maxPictureBytes, pictureTypeOf } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import type { FastifyRequest } from 'fastify';
import {
  malformedForm,
  noFile,
  oneFileOnly,
  pictureTooLarge,
  unsupportedMediaType,
  wrongPictureType,
} from '../../gateway.errors.ts';

/** One byte over our own limit is ours to refuse, with our own sentence. */
const limits = { files: 1, fields: 5, parts: 6, fieldSize: 1000, fileSize: maxPictureBytes + 1 };

async function readForm(request: FastifyRequest): Promise<Buffer | undefined> {
  let picture: Buffer | undefined;
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as object)) {
    if (part.type === 'file') picture = await bytesOf(part.file);
  }
  return picture;
}

async function bytesOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Whatever the parser of forms refuses is the client's doing. */
function asRefusal(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'FST_FILES_LIMIT' ? oneFileOnly() : malformedForm();
}

/** Small enough to be held whole. */
export async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  const bytes = await readForm(request).catch((error: unknown) => {
    throw asRefusal(error);
  });
  if (!bytes) throw noFile();
  if (bytes.length > maxPictureBytes) throw pictureTooLarge();
  if (!pictureTypeOf(bytes)) throw wrongPictureType();
  return bytes;
}

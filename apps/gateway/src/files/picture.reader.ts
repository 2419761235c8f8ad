import { maxPictureBytes, pictureTypeOf, routes } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';
import { formLimits } from '../domain/form-limits.rules.ts';
import {
  toFormError,
  noFile,
  pictureTooLarge,
  unsupportedMediaType,
  wrongPictureType,
} from '../gateway.errors.ts';

const limits = formLimits(routes.changePicture.form);

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

export async function readPicture(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  const bytes = await readForm(request).catch((error: unknown) => {
    throw toFormError(error);
  });
  if (!bytes) throw noFile();
  if (bytes.length > maxPictureBytes) throw pictureTooLarge();
  if (!pictureTypeOf(bytes)) throw wrongPictureType();
  return bytes;
}

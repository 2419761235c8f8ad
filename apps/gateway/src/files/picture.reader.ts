import { brandLimits, isSvg, maxPictureBytes, pictureTypeOf, routes } from '@groundwork/contracts';
import type { FastifyRequest } from 'fastify';
import { formLimits } from '../domain/form-limits.rules.ts';
import {
  logoTooLarge,
  toFormError,
  noFile,
  pictureTooLarge,
  unsupportedMediaType,
  wrongLogoType,
  wrongPictureType,
} from '../gateway.errors.ts';

type Limits = ReturnType<typeof formLimits>;

const pictureLimits = formLimits(routes.changePicture.form);
const logoLimits = formLimits(routes.setBrandLogo.form);

export interface SentLogo {
  readonly bytes: Buffer;
  readonly isVector: boolean;
}

async function readForm(request: FastifyRequest, limits: Limits): Promise<Buffer | undefined> {
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

async function readFile(request: FastifyRequest, limits: Limits): Promise<Buffer> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  const bytes = await readForm(request, limits).catch((error: unknown) => {
    throw toFormError(error);
  });
  if (!bytes) throw noFile();
  return bytes;
}

export async function readPicture(request: FastifyRequest): Promise<Buffer> {
  const bytes = await readFile(request, pictureLimits);
  if (bytes.length > maxPictureBytes) throw pictureTooLarge();
  if (!pictureTypeOf(bytes)) throw wrongPictureType();
  return bytes;
}

export async function readLogo(request: FastifyRequest): Promise<SentLogo> {
  const bytes = await readFile(request, logoLimits);
  if (bytes.length > brandLimits.logoBytes) throw logoTooLarge();
  const type = pictureTypeOf(bytes);
  const isVector = type === undefined && isSvg(bytes);
  if (!isVector && type !== 'image/png' && type !== 'image/webp') throw wrongLogoType();
  return { bytes, isVector };
}

import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  documentCategory,
  documentSubcategory,
  maxUploadBytes,
  subcategoriesOf,
  uploadMessages,
} from '@groundwork/contracts';
import { DomainError, invalid, unavailable } from '@groundwork/platform-errors';
import type { ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { malformedForm, noFile } from '../../gateway.errors.ts';
import { InspectStream, type MediaType } from './inspect-stream.ts';
import { unlessStalled } from './store-deadlines.ts';

export interface StoredFile {
  originalName: string;
  fileSize: number;
  sha256: string;
  mediaType: MediaType;
}

/** One byte over our own limit is ours to refuse, with our own sentence. */
const limits = {
  files: 1,
  fields: 20,
  parts: 21,
  headerPairs: 20,
  fieldNameSize: 100,
  fieldSize: 10_000,
  fileSize: maxUploadBytes + 1024 * 1024,
};

/** Streams the one file into the store while the fields are read, whichever come first. */
export async function readForm(
  request: FastifyRequest,
  storage: ObjectStorage,
  key: string,
): Promise<{ file: StoredFile; fields: Map<string, string> }> {
  const fields = new Map<string, string>();
  let file: StoredFile | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field')
      fields.set(part.fieldname, typeof part.value === 'string' ? part.value.trim() : '');
    else file = await store(part, storage, key);
  }
  if (!file) throw noFile();
  return { file, fields };
}

async function store(
  part: { file: NodeJS.ReadableStream; filename: string },
  storage: ObjectStorage,
  key: string,
): Promise<StoredFile> {
  const inspect = new InspectStream();
  const content = new PassThrough();
  // heard through the two promises below; unheard it would end the process
  content.on('error', () => undefined);
  const put = unlessStalled(content, () => inspect.size, storage.put(key, content));
  const storing = put.catch((error: unknown) => {
    const fault = unavailable('The file store', error);
    content.destroy(fault);
    throw fault;
  });
  // both have ended before one is judged: only then is a half-written file gone
  const outcomes = await Promise.allSettled([pipeline(part.file, inspect, content), storing]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw refusalOf(failed.reason);
  return {
    originalName: nameOf(part.filename),
    fileSize: inspect.size,
    sha256: inspect.sha256,
    mediaType: inspect.mediaType ?? 'application/pdf',
  };
}

function nameOf(given: string): string {
  const name = given.replace(/^.*[\\/]|\p{Cc}/gu, '');
  return name === '' ? 'document' : Array.from(name).slice(0, 200).join('');
}

const brokeOff = /Unexpected end|Premature close|aborted|terminated/i;

/** Bytes that stop coming are the client's; a store that cannot be written is ours. */
function refusalOf(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const clientsOwn = error instanceof Error && brokeOff.test(error.message);
  return clientsOwn ? malformedForm() : unavailable('The file store', error);
}

/** Category and type as chosen; a type must belong to its category. */
export function chosenKind(fields: Map<string, string>) {
  const category = documentCategory.safeParse(fields.get('category'));
  if (!category.success) throw invalid([{ field: 'category', message: uploadMessages.categoryRequired }]);
  const given = fields.get('subcategory');
  if (!given) return { category: category.data, subcategory: null };
  const subcategory = documentSubcategory.safeParse(given);
  const allowed: readonly string[] = subcategoriesOf[category.data];
  if (!subcategory.success || !allowed.includes(subcategory.data)) {
    throw invalid([{ field: 'subcategory', message: uploadMessages.wrongSubcategory }]);
  }
  return { category: category.data, subcategory: subcategory.data };
}

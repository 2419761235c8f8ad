import type { Readable } from 'node:stream';
import { mostCatalogueRows } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { ReadingFailed } from '@groundwork/platform-file-reader';
import { fill } from '@groundwork/wording';
import type { FastifyRequest } from 'fastify';
import type { CatalogueFault, CatalogueFile } from '../domain/catalogue-rows.rules.ts';
import { malformedForm, noFile, unsupportedMediaType } from '../gateway.errors.ts';
import { catalogImport } from '../gateway.wording.ts';
import type { CatalogueReaders } from './catalogue-readers.adapter.ts';

const limits = { files: 1, fields: 5, parts: 6, fieldSize: 20_000, fileSize: 1024 ** 3 };

export async function readCatalogueForm(
  request: FastifyRequest,
  readers: CatalogueReaders,
): Promise<{ file: CatalogueFile; mapping: string | undefined }> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  let mapping: string | undefined;
  let file: CatalogueFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await readFile(part.file, readers);
      else if (part.fieldname === 'mapping' && typeof part.value === 'string') mapping = part.value;
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw malformedForm();
  }
  if (file === undefined) throw noFile();
  return { file, mapping };
}

const invalidFile = (message: string) => invalid([{ field: 'file', message }]);

async function readFile(file: Readable, readers: CatalogueReaders): Promise<CatalogueFile> {
  const reading = await readers.readCatalogue(file).catch((error: unknown) => {
    throw error instanceof ReadingFailed ? invalidFile(catalogImport.notRead) : error;
  });
  if (reading && 'fault' in reading) throw toError(reading);
  if (!reading || reading.records.length === 0) throw invalidFile(catalogImport.noRows);
  return reading;
}

function toError(fault: CatalogueFault): DomainError {
  if (fault.fault === 'notUtf8') return invalidFile(catalogImport.notUtf8);
  if (fault.fault === 'notCsv') return invalidFile(fill(catalogImport.notCsv, { reason: fault.reason }));
  const { count } = fault;
  const message = fill(catalogImport.tooManyRows, { count, most: mostCatalogueRows });
  return new DomainError('too-large', 'TOO_MANY_ROWS', message);
}

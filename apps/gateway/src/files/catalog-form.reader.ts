import type { Readable } from 'node:stream';
import { mostCatalogRows, routes } from '@groundwork/contracts';
import { DomainError, invalid, unavailable } from '@groundwork/platform-errors';
import { ReaderNotStarted, ReadingFailed } from '@groundwork/platform-file-reader';
import { fill } from '@groundwork/wording';
import type { FastifyRequest } from 'fastify';
import type { CatalogFault, CatalogFile } from '../domain/catalog-rows.rules.ts';
import { formLimits } from '../domain/form-limits.rules.ts';
import { malformedForm, noFile, unsupportedMediaType } from '../gateway.errors.ts';
import { catalogImport, parts } from '../gateway.wording.ts';
import type { CatalogReaders } from './catalog-readers.adapter.ts';

const limits = formLimits(routes.importCatalogue.form);

export async function readCatalogForm(
  request: FastifyRequest,
  readers: Pick<CatalogReaders, 'readCatalog'>,
): Promise<{ file: CatalogFile; mapping: string | undefined }> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  let mapping: string | undefined;
  let file: CatalogFile | undefined;
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

async function readFile(file: Readable, readers: Pick<CatalogReaders, 'readCatalog'>): Promise<CatalogFile> {
  const reading = await readers.readCatalog(file).catch((error: unknown) => {
    if (error instanceof ReaderNotStarted) throw unavailable(parts.lists, error);
    throw error instanceof ReadingFailed ? invalidFile(catalogImport.notRead) : error;
  });
  if (reading && 'fault' in reading) throw toError(reading);
  if (!reading || reading.records.length === 0) throw invalidFile(catalogImport.noRows);
  return reading;
}

function toError(fault: CatalogFault): DomainError {
  if (fault.fault === 'notUtf8') return invalidFile(catalogImport.notUtf8);
  if (fault.fault === 'notCsv') return invalidFile(fill(catalogImport.notCsv, { reason: fault.reason }));
  const { count } = fault;
  const message = fill(catalogImport.tooManyRows, { count, most: mostCatalogRows });
  return new DomainError('too-large', 'TOO_MANY_ROWS', message);
}

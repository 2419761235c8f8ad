import { Readable } from 'node:stream';
import { mostCatalogueRows, routes } from '@groundwork/contracts';
import { DomainError, invalid } from '@groundwork/platform-errors';
import { CsvError, parse } from 'csv-parse';
import type { FastifyRequest } from 'fastify';
import type { CatalogueFile } from '../domain/catalogue-rows.rules.ts';
import { formLimits } from '../domain/form-limits.rules.ts';
import { malformedForm, noFile, unsupportedMediaType } from '../gateway.errors.ts';
import { fill } from '@groundwork/wording';
import { catalogImport } from '../gateway.wording.ts';

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

const limits = formLimits(routes.importCatalogue.form);
const maxRecordSize = 100_000;

export async function readCatalogueForm(
  request: FastifyRequest,
): Promise<{ file: CatalogueFile; mapping: string | undefined }> {
  if (!request.isMultipart()) throw unsupportedMediaType();
  let mapping: string | undefined;
  let file: CatalogueFile | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await readCatalogue(part.file);
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

const wrongEncoding = () => invalidFile(catalogImport.notUtf8);

async function* decodeUtf8(file: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw wrongEncoding();
    }
  };
  for await (const chunk of file as AsyncIterable<Uint8Array>) yield decode(chunk);
  yield decode();
}

function toFileError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  return invalidFile(fill(catalogImport.notCsv, { reason: error.message }));
}

const tooManyRows = (count: number) =>
  new DomainError(
    'too-large',
    'TOO_MANY_ROWS',
    fill(catalogImport.tooManyRows, { count, most: mostCatalogueRows }),
  );

/** Counts rows above the limit without storing them, so memory is limited. */
async function readCatalogue(file: Readable): Promise<CatalogueFile> {
  const parser = parse({
    bom: true,
    trim: true,
    info: true,
    skip_empty_lines: true,
    max_record_size: maxRecordSize,
  });
  const source = Readable.from(decodeUtf8(file));
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  let headers: string[] | undefined;
  const records: CatalogueFile['records'] = [];
  let count = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
      if (headers === undefined) headers = record;
      else if (++count <= mostCatalogueRows) records.push({ line: info.lines, cells: record });
    }
  } catch (error) {
    throw toFileError(error);
  }
  if (count > mostCatalogueRows) throw tooManyRows(count);
  if (headers === undefined || count === 0) throw invalidFile(catalogImport.noRows);
  return { headers, records };
}

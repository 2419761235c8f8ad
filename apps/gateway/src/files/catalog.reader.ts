import { Readable } from 'node:stream';
import { FileInput } from '@groundwork/platform-file-reader';
import { CsvError, parse } from 'csv-parse';
import type { CatalogReading } from '../domain/catalog-rows.rules.ts';

interface CsvRecord {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const maxRecordSize = 100_000;

class NotUtf8 extends Error {
  override name = 'NotUtf8';
}

async function* decodeUtf8(file: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch {
      throw new NotUtf8();
    }
  };
  for await (const chunk of file) yield decode(chunk);
  yield decode();
}

function faultOf(error: unknown): CatalogReading {
  if (error instanceof NotUtf8) return { fault: 'notUtf8' };
  if (error instanceof CsvError) return { fault: 'notCsv', reason: error.message };
  throw error;
}

async function readCatalog(file: AsyncIterable<Uint8Array>, mostRows: number): Promise<CatalogReading> {
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
  const records: { line: number; cells: string[] }[] = [];
  let count = 0;
  for await (const { record, info } of parser as AsyncIterable<CsvRecord>) {
    if (headers === undefined) headers = record;
    else if (++count <= mostRows) records.push({ line: info.lines, cells: record });
  }
  return count > mostRows ? { fault: 'tooManyRows', count } : { headers: headers ?? [], records };
}

export function catalogSteps() {
  const input = new FileInput();
  let reading: Promise<CatalogReading> | undefined;

  return {
    open(mostRows: number): void {
      reading = readCatalog(input, mostRows).catch(faultOf);
    },

    async addBytes(bytes: Uint8Array): Promise<CatalogReading | null> {
      return (await Promise.race([input.push(bytes), reading])) ?? null;
    },

    async end(): Promise<CatalogReading | null> {
      input.end();
      return (await reading) ?? null;
    },
  };
}

export type CatalogSteps = ReturnType<typeof catalogSteps>;

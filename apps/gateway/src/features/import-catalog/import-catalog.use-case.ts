import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CatalogRow, importId, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyRequest } from 'fastify';
import { parseMapping, toRows } from '../../domain/catalog-rows.rules.ts';
import { CatalogReaders } from '../../files/catalog-readers.adapter.ts';
import { readCatalogForm } from '../../files/catalog-form.reader.ts';

const maxCharacters = 300_000;
const planMs = 30_000;

@Injectable()
export class ImportCatalog {
  constructor(
    private readonly services: RpcClient,
    private readonly readers: CatalogReaders,
  ) {}

  async run(request: FastifyRequest) {
    const { file, mapping } = await readCatalogForm(request, this.readers);
    const rows = toRows(file, parseMapping(mapping));
    const id = importId.parse(randomUUID());
    for (const part of splitRows(rows)) {
      await this.services.call(rpc.matching.stageImport, { importId: id, rows: part });
    }
    return this.services.call(rpc.matching.planImport, { importId: id }, planMs);
  }
}

function* splitRows(rows: readonly CatalogRow[]): Generator<CatalogRow[]> {
  let part: CatalogRow[] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (size + length > maxCharacters && part.length > 0) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(row);
    size += length;
  }
  yield part;
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type CatalogueRow, importId, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyRequest } from 'fastify';
import { parseMapping, toRows } from '../../domain/catalogue-rows.rules.ts';
import { CatalogueReaders } from '../../files/catalogue-readers.adapter.ts';
import { readCatalogueForm } from '../../files/catalogue-form.reader.ts';

const maxCharacters = 300_000;
const planMs = 30_000;

@Injectable()
export class ImportCatalogue {
  constructor(
    private readonly services: RpcClient,
    private readonly readers: CatalogueReaders,
  ) {}

  async run(request: FastifyRequest) {
    const { file, mapping } = await readCatalogueForm(request, this.readers);
    const rows = toRows(file, parseMapping(mapping));
    const id = importId.parse(randomUUID());
    for (const part of splitRows(rows)) {
      await this.services.call(rpc.matching.stageImport, { importId: id, rows: part });
    }
    return this.services.call(rpc.matching.planImport, { importId: id }, planMs);
  }
}

function* splitRows(rows: readonly CatalogueRow[]): Generator<CatalogueRow[]> {
  let part: CatalogueRow[] = [];
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

import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { type CatalogueRow, importId, routes, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyRequest } from 'fastify';
import { malformedForm, noFile, unsupportedMediaType } from '../../gateway.errors.ts';
import { forward, forwarding } from '../../http/forward.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { mappingIn, readCatalogue, type ReadCatalogue, rowsOf } from './read-catalogue.ts';

const limits = { files: 1, fields: 5, parts: 6, fieldSize: 20_000, fileSize: 1024 ** 3 };
/** A message of the bus carries about as much. */
const charactersAtOnce = 300_000;
const planMs = 30_000;

export const KeepCatalogueController = forwarding({
  list: forward(routes.catalogue, rpc.matching.catalogue, ({ query }) => query),
  setActive: forward(routes.setLenderActive, rpc.matching.setActive, ({ user, params, body }) => ({
    actorId: user.id,
    lenderId: params.id,
    active: body.active,
  })),
  apply: forward(
    routes.applyImport,
    rpc.matching.applyImport,
    ({ user, params, body }) => ({ actorId: user.id, importId: params.id, absent: body.absent }),
    planMs,
  ),
});

@Controller()
export class ImportCatalogueController {
  constructor(private readonly services: RpcClient) {}

  /** The whole file is read and refused here, before matching hears of a single row. */
  @Route(routes.importCatalogue)
  async import({ request }: InputOf<typeof routes.importCatalogue>) {
    if (!request.isMultipart()) throw unsupportedMediaType();
    const rows = await rowsIn(request);
    const id = importId.parse(randomUUID());
    for (const part of parts(rows)) {
      await this.services.call(rpc.matching.stageImport, { importId: id, rows: part });
    }
    return this.services.call(rpc.matching.planImport, { importId: id }, planMs);
  }
}

async function rowsIn(request: FastifyRequest): Promise<CatalogueRow[]> {
  let mapping: string | undefined;
  let read: ReadCatalogue | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') read = await readCatalogue(part.file);
      else if (part.fieldname === 'mapping' && typeof part.value === 'string') mapping = part.value;
    }
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw malformedForm();
  }
  if (read === undefined) throw noFile();
  return rowsOf(read, mappingIn(mapping));
}

function* parts(rows: readonly CatalogueRow[]): Generator<CatalogueRow[]> {
  let part: CatalogueRow[] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (size + length > charactersAtOnce && part.length > 0) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(row);
    size += length;
  }
  yield part;
}

import { randomUUID } from 'node:crypto';
import { Body, Controller, Param, Query, Req } from '@nestjs/common';
import {
  type AppliedImport,
  type ApplyImportBody,
  type CatalogueLender,
  type CatalogueQuery,
  type CatalogueRow,
  type ImportId,
  importId,
  type ImportPlan,
  type LenderId,
  lenderId,
  type Page,
  routes,
  rpc,
} from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import type { FastifyRequest } from 'fastify';
import { malformedForm, noFile, unsupportedMediaType } from '../../gateway.errors.ts';
import { IdPipe } from '../../http/id.pipe.ts';
import { Route } from '../../http/route.ts';
import { ZodPipe } from '../../http/zod.pipe.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { mappingIn, readCatalogue, type ReadCatalogue, rowsOf } from './read-catalogue.ts';

const limits = { files: 1, fields: 5, parts: 6, fieldSize: 20_000, fileSize: 1024 ** 3 };
/** A message of the bus carries about as much. */
const charactersAtOnce = 300_000;
const planMs = 30_000;

@Controller()
export class KeepCatalogueController {
  constructor(private readonly services: RpcClient) {}

  @Route(routes.catalogue)
  list(@Query(new ZodPipe(routes.catalogue.query)) query: CatalogueQuery): Promise<Page<CatalogueLender>> {
    return this.services.call(rpc.matching.catalogue, query);
  }

  @Route(routes.setLenderActive)
  setActive(
    @SignedIn() { user }: Caller,
    @Param('id', new IdPipe(lenderId)) id: LenderId,
    @Body(new ZodPipe(routes.setLenderActive.body)) { active }: { active: boolean },
  ): Promise<CatalogueLender> {
    return this.services.call(rpc.matching.setActive, { actorId: user.id, lenderId: id, active });
  }

  /** The whole file is read and refused here, before matching hears of a single row. */
  @Route(routes.importCatalogue)
  async import(@Req() request: FastifyRequest): Promise<ImportPlan> {
    if (!request.isMultipart()) throw unsupportedMediaType();
    const rows = await rowsIn(request);
    const id = importId.parse(randomUUID());
    for (const part of parts(rows)) {
      await this.services.call(rpc.matching.stageImport, { importId: id, rows: part });
    }
    return this.services.call(rpc.matching.planImport, { importId: id }, planMs);
  }

  @Route(routes.applyImport)
  apply(
    @SignedIn() { user }: Caller,
    @Param('id', new IdPipe(importId)) id: ImportId,
    @Body(new ZodPipe(routes.applyImport.body)) { absent }: ApplyImportBody,
  ): Promise<AppliedImport> {
    return this.services.call(rpc.matching.applyImport, { actorId: user.id, importId: id, absent }, planMs);
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

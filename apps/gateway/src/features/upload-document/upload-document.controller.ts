import { randomUUID } from 'node:crypto';
import { Controller, Req } from '@nestjs/common';
import { type DocumentView, routes, rpc } from '@groundwork/contracts';
import { DomainError, isDependencyAway, unavailable } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { malformedForm, unsupportedMediaType } from '../../gateway.errors.ts';
import { Route } from '../../http/route.ts';
import { type Caller, SignedIn } from '../../session/caller.ts';
import { chosenKind, readForm } from './read-form.ts';

@Controller()
export class UploadDocumentController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  @Route(routes.documents)
  documents(@SignedIn() { user }: Caller): Promise<DocumentView[]> {
    return this.services.call(rpc.documents.list, { userId: user.id });
  }

  /** Whatever happens, nothing stays under incoming/: a registered file has its own place by then. */
  @Route(routes.uploadDocument)
  async upload(@SignedIn() { user }: Caller, @Req() request: FastifyRequest): Promise<DocumentView> {
    if (!request.isMultipart()) throw unsupportedMediaType();
    const incomingKey = `incoming/${randomUUID()}`;
    try {
      const { file, fields } = await readForm(request, this.storage, incomingKey).catch(refuseForm);
      const upload = { userId: user.id, incomingKey, ...file, ...chosenKind(fields) };
      return await this.services.call(rpc.documents.register, upload, 10_000);
    } finally {
      await this.storage.remove(incomingKey).catch((error: unknown) => {
        log().warn({ err: error }, 'An incoming file stays for the sweeper');
      });
    }
  }
}

/** A form that ends early or is no form is the client's; a store that cannot be written is ours. */
function refuseForm(error: unknown): never {
  if (error instanceof DomainError) throw error;
  if (isDependencyAway(error)) throw unavailable('The file store', error);
  const clientsOwn =
    error instanceof Error &&
    (('statusCode' in error && Number(error.statusCode) < 500) ||
      /Unexpected end|Premature close|aborted|Malformed|Part terminated/i.test(error.message));
  throw clientsOwn ? malformedForm() : error;
}

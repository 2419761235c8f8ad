import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { routes, rpc } from '@groundwork/contracts';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { ObjectStorage } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { asFormRefusal, unsupportedMediaType } from '../../gateway.errors.ts';
import type { InputOf } from '../../http/input.ts';
import { Route } from '../../http/route.ts';
import { chosenKind, readForm } from './read-form.ts';
import { soon } from './store-deadlines.ts';

@Controller()
export class UploadDocumentController {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
  ) {}

  /** Whatever happens, nothing stays under incoming/: a registered file has its own place by then. */
  @Route(routes.uploadDocument)
  async upload({ acting, request }: InputOf<typeof routes.uploadDocument>) {
    if (!request.isMultipart()) throw unsupportedMediaType();
    const incomingKey = `incoming/${randomUUID()}`;
    try {
      const { file, fields } = await this.read(request, incomingKey);
      const upload = { ...acting, incomingKey, ...file, ...chosenKind(fields) };
      return await this.services.call(rpc.documents.register, upload, 10_000);
    } finally {
      await soon(this.storage.remove(incomingKey)).catch((error: unknown) => {
        log().warn({ err: error }, 'An incoming file stays for the sweeper');
      });
    }
  }

  private async read(request: FastifyRequest, key: string) {
    try {
      return await readForm(request, this.storage, key);
    } catch (error) {
      throw asFormRefusal(error);
    }
  }
}

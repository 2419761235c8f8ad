import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { type ReceivedAnswer, type RequestAnswer, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { log } from '@groundwork/platform-observability';
import { KeyReceiver, ObjectStorage, SealedFiles, VirusScan } from '@groundwork/platform-storage';
import type { FastifyRequest } from 'fastify';
import { type AnswerForm, readAnswerForm } from '../../files/answer-form.reader.ts';
import { DiskSpace } from '../../files/disk-space.adapter.ts';
import { InspectStream } from '../../files/inspect-stream.adapter.ts';
import { type BoundPhotos, PhotoBinder } from '../../files/photo-binder.adapter.ts';
import { withDeadline } from '../../files/store-deadlines.adapter.ts';
import { unsupportedMediaType } from '../../gateway.errors.ts';
import { ArrivingAnswer } from '../../files/arriving-answer.adapter.ts';

const recordMs = 15_000;

type AnswerFile = Pick<ReceivedAnswer, 'originalName' | 'fileSize' | 'sha256' | 'pages'>;

interface Visit {
  readonly token: string;
  readonly clientAddress: string;
}

const refusals = ['conflict', 'not-found', 'limit', 'invalid', 'too-large'];
const isRefusal = (error: unknown) => error instanceof DomainError && refusals.includes(error.kind);

@Injectable()
export class AnswerDocumentRequest {
  constructor(
    private readonly services: RpcClient,
    private readonly storage: ObjectStorage,
    private readonly disk: DiskSpace,
    private readonly scan: VirusScan,
    private readonly binder: PhotoBinder,
  ) {}

  async run(request: FastifyRequest, clientAddress: string): Promise<RequestAnswer> {
    if (!request.isMultipart()) throw unsupportedMediaType();
    await this.disk.requireSpace();
    const begun: ArrivingAnswer[] = [];
    try {
      const form = await readAnswerForm(request, async (token) => {
        const answer = await this.begin({ token, clientAddress });
        begun.push(answer);
        return answer;
      });
      const file = await this.fileOf(form);
      return await this.record({ token: form.token, clientAddress }, form, file);
    } finally {
      await this.remove(begun.flatMap((answer) => answer.leftovers()));
    }
  }

  private async begin(visit: Visit): Promise<ArrivingAnswer> {
    const receiver = new KeyReceiver();
    const place = { ...visit, receiver: receiver.publicKey };
    const { documentId, key } = await this.services.call(rpc.sharing.beginRequestAnswer, place);
    const fileKey = { key: receiver.open(key, documentId), mayBePlain: false };
    return new ArrivingAnswer(documentId, new SealedFiles(this.storage, fileKey), this.scan);
  }

  private async fileOf({ place, files, isPdf }: AnswerForm<ArrivingAnswer>): Promise<AnswerFile> {
    const [file] = files;
    if (isPdf && file) {
      const { size: fileSize, sha256 } = file.inspector;
      return { originalName: file.originalName, fileSize, sha256, pages: null };
    }
    return this.binder.bind(place.sentPhotos(), (pdf) => storePdf(place, pdf));
  }

  private async record(
    visit: Visit,
    { place, sentSha256 }: AnswerForm<ArrivingAnswer>,
    file: AnswerFile,
  ): Promise<RequestAnswer> {
    const { documentId, fileKey: incomingKey } = place;
    const received = { ...file, documentId, incomingKey, sentSha256 };
    place.isRecorded = true;
    try {
      const call = { ...visit, file: received };
      const { isNew, pages } = await this.services.call(rpc.sharing.recordRequestAnswer, call, recordMs);
      place.isRecorded = isNew;
      return { pages, state: 'answered' };
    } catch (error) {
      place.isRecorded = !isRefusal(error);
      throw error;
    }
  }

  private async remove(keys: readonly string[]): Promise<void> {
    const removals = keys.map((key) => withDeadline(this.storage.remove(key)));
    for (const outcome of await Promise.allSettled(removals))
      if (outcome.status === 'rejected')
        log().warn(
          { err: outcome.reason },
          'A part of an answer is not deleted yet. The sweeper deletes it.',
        );
  }
}

async function storePdf(place: ArrivingAnswer, { bytes, pages, content }: BoundPhotos): Promise<AnswerFile> {
  const inspector = new InspectStream(['application/pdf']);
  const passing = pipeline(content, inspector).catch(() => undefined);
  await place.boundPdf(inspector);
  await passing;
  return { originalName: null, fileSize: bytes, sha256: inspector.sha256, pages };
}

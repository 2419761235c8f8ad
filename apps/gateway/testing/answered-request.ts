import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type DocumentId, problemBody, type ReceivedAnswer, rpc } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';
import { FolderStorage, sealKey, SealedFiles } from '@groundwork/platform-storage';
import { fileKeyOf } from '@groundwork/testing';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { type RunningGateway, runGateway } from './gateway.ts';

export const token = 'x'.repeat(43);
export const documentId = newId() as DocumentId;

async function openFile(stored: Buffer): Promise<Buffer> {
  const storage = new FolderStorage(await mkdtemp(join(tmpdir(), 'opened-')));
  const files = new SealedFiles(storage, { key: fileKeyOf(documentId), mayBePlain: false });
  await storage.put(`files/${documentId}`, Readable.from([stored]));
  return buffer(await files.get(`files/${documentId}`));
}

export const photo = (color: string, width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

export function formOf(files: readonly Buffer[], given: string | null = token): FormData {
  const form = new FormData();
  if (given !== null) form.append('token', given);
  for (const [place, bytes] of files.entries())
    form.append('file', new File([new Uint8Array(bytes)], `page ${place + 1}.jpg`));
  return form;
}

/** A gateway whose sharing service records the answers to one request. */
export class AnsweredRequest {
  recorded: ReceivedAnswer[] = [];
  bound: Buffer[] = [];
  refusal: DomainError | null = null;
  isNew = true;

  private constructor(private readonly gateway: RunningGateway) {}

  static async start(): Promise<AnsweredRequest> {
    const answers = new AnsweredRequest(await runGateway());
    await answers.reply();
    return answers;
  }

  stop = () => this.gateway.stop();
  stored = () => this.gateway.stored();
  emptyStore = () => this.gateway.emptyStore();

  async reset(): Promise<void> {
    this.recorded = [];
    this.bound = [];
    this.refusal = null;
    this.isNew = true;
    await this.emptyStore();
  }

  async send(body: FormData) {
    const address = `${this.gateway.url}/api/document-requests/answer`;
    const answer = await fetch(address, { method: 'POST', body });
    const reply = (await answer.json()) as Record<string, unknown>;
    if (answer.status >= 400) problemBody.strict().parse(reply);
    return { status: answer.status, code: reply['code'], reply };
  }

  private async reply(): Promise<void> {
    const { calls, nats } = this.gateway;
    calls
      .on(rpc.sharing.beginRequestAnswer, ({ token: given, receiver }) => {
        if (given !== token) throw new DomainError('not-found', 'LINK_NOT_VALID', 'no link');
        return { documentId, key: sealKey(receiver, documentId, fileKeyOf(documentId)) };
      })
      .on(rpc.sharing.recordRequestAnswer, async ({ file }) => {
        this.recorded.push(file);
        const [stored = ''] = (await this.stored()).filter((name) => name.includes('/files/'));
        this.bound.push(await openFile(await readFile(stored)));
        if (this.refusal) throw this.refusal;
        return { isNew: this.isNew, pages: file.pages };
      });
    await nats.flush();
  }
}

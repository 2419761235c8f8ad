import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { documentFileKey, type DocumentId } from '@groundwork/contracts';
import type { SealedFiles, VirusScan } from '@groundwork/platform-storage';
import type { AnswerPlace } from './answer-form.reader.ts';
import { storeScanned } from './store-scanned.adapter.ts';

/** The objects of an answer: its file, and each photo until all are bound to the file. */
export class ArrivingAnswer implements AnswerPlace {
  /** From then on only documents can know whether the file has a document. */
  isRecorded = false;
  private photos = 0;

  constructor(
    readonly documentId: DocumentId,
    private readonly files: SealedFiles,
    private readonly scan: VirusScan,
  ) {}

  get fileKey(): string {
    return documentFileKey(this.documentId);
  }

  pdf(content: Readable): Promise<void> {
    return storeScanned(this.files, this.scan, { key: this.fileKey, content });
  }

  photo(content: Readable): Promise<void> {
    this.photos += 1;
    return storeScanned(this.files, this.scan, { key: this.photoKey(this.photos), content });
  }

  boundPdf(content: Readable): Promise<void> {
    return this.files.put(this.fileKey, content);
  }

  async *sentPhotos(): AsyncGenerator<Uint8Array> {
    for (const key of this.photoKeys()) yield buffer(await this.files.get(key));
  }

  leftovers(): string[] {
    return [...this.photoKeys(), ...(this.isRecorded ? [] : [this.fileKey])];
  }

  private photoKeys(): string[] {
    return Array.from({ length: this.photos }, (_, index) => this.photoKey(index + 1));
  }

  /** The sweeper of documents deletes old objects with this prefix, if this process cannot. */
  private photoKey(number: number): string {
    return `incoming/${this.documentId}-${number}`;
  }
}

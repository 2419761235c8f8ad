import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { PackageFile } from '@groundwork/contracts';
import { KeyReceiver, ObjectStorage, SealedFiles } from '@groundwork/platform-storage';
import { contentOrProblem } from '../files/stored-content.reader.ts';

interface OpenedFile<F extends PackageFile> {
  readonly file: F;
  readonly content: Readable;
}

/** Opens an object of a package with the key that the service sharing encrypts for this request. */
@Injectable()
export class PackageContents {
  constructor(private readonly storage: ObjectStorage) {}

  async open<F extends PackageFile>(find: (receiver: string) => Promise<F>): Promise<OpenedFile<F>> {
    const receiver = new KeyReceiver();
    const file = await find(receiver.publicKey);
    const key = receiver.open(file.key, file.packageId);
    const files = new SealedFiles(this.storage, { key, mayBePlain: false });
    return { file, content: await contentOrProblem(files.get(file.storageKey)) };
  }
}

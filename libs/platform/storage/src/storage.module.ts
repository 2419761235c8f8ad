import { type DynamicModule, Global, Inject, Injectable, Module } from '@nestjs/common';
import { storagePattern } from '@groundwork/platform-config';
import { Readiness } from '@groundwork/platform-observability';
import { z } from 'zod';
import { DocumentFiles } from './document-files.ts';
import { FolderStorage } from './folder.storage.ts';
import { ObjectStorage } from './object-storage.ts';
import { S3Storage } from './s3.storage.ts';

export const storageConfig = {
  STORAGE_URL: z
    .string()
    .regex(storagePattern, 'is neither folder:/path nor s3://KEY:SECRET@host/bucket')
    .describe('Place of the files: folder:/path, or s3://KEY:SECRET@host:port/bucket?tls=false'),
};

export function createStorage(url: string): ObjectStorage {
  return url.startsWith('folder:')
    ? new FolderStorage(url.slice('folder:'.length))
    : new S3Storage(new URL(url));
}

@Injectable()
class StorageLifecycle {
  constructor(@Inject(ObjectStorage) storage: ObjectStorage, @Inject(Readiness) readiness: Readiness) {
    readiness.add('storage', () => storage.check());
  }
}

@Global()
@Module({})
export class StorageModule {
  static forService(config: { STORAGE_URL: string }): DynamicModule {
    return {
      module: StorageModule,
      providers: [
        { provide: ObjectStorage, useFactory: () => createStorage(config.STORAGE_URL) },
        DocumentFiles,
        StorageLifecycle,
      ],
      exports: [ObjectStorage, DocumentFiles],
    };
  }
}

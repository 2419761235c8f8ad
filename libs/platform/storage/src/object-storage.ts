import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Where file bytes live: any S3, or a folder. Keys are slash-separated and made by us, never by a client. */
export abstract class ObjectStorage {
  /** Stores the whole stream or nothing. */
  abstract put(key: string, content: Readable): Promise<void>;
  /** Rejects with ObjectNotFound where there is none. */
  abstract get(key: string): Promise<Readable>;
  abstract copy(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  abstract remove(key: string): Promise<void>;
  abstract list(prefix: string): AsyncIterable<StoredObject>;
  /** Rejects while the store cannot be used. */
  abstract check(): Promise<void>;
}

const keyPattern = /^[\w-]+(\/[\w-][\w.-]*)*$/;

/** The same in every store, so that none takes a key another would refuse or read as a path. */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key) || key.includes('..')) throw new Error(`${key} is no object key`);
  return key;
}

export class ObjectNotFound extends Error {
  override name = 'ObjectNotFound';
  constructor(key: string) {
    super(`There is no object ${key}`);
  }
}

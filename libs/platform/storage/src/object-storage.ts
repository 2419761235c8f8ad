import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

export interface ByteRange {
  start: number;
  length: number;
}

export abstract class ObjectStorage {
  abstract put(key: string, content: Readable): Promise<void>;
  abstract get(key: string, range?: ByteRange): Promise<Readable>;
  abstract size(key: string): Promise<number>;
  abstract copy(from: string, to: string): Promise<void>;
  abstract remove(key: string): Promise<void>;
  abstract list(prefix: string): AsyncIterable<StoredObject>;
  abstract check(): Promise<void>;
}

const keyPattern = /^[\w-]+(\/[\w-][\w.-]*)*$/;

export function checkKey(key: string): string {
  if (!keyPattern.test(key) || key.includes('..')) throw new Error(`${key} is no object key`);
  return key;
}

export class ObjectNotFound extends Error {
  override name = 'ObjectNotFound';
  constructor(key: string) {
    super(`There is no object ${key}`);
  }
}

import { createHash } from 'node:crypto';
import { type LearnedLabel, rpc } from '@groundwork/contracts';
import { sealKey } from '@groundwork/platform-storage';
import type { FakeService } from './fake-service.ts';

export const fileKeyOf = (id: string): Buffer => createHash('sha256').update(id).digest();

interface AnsweredKeys {
  readonly sealed?: boolean;
  readonly learned?: LearnedLabel[];
}

/** Answers like documents for files that may be from before the encryption. */
export const answerFileKeys = (
  service: FakeService,
  { sealed = false, learned }: AnsweredKeys = {},
): FakeService =>
  service.on(rpc.documents.fileKey, ({ documentId, receiver, reading }) => ({
    key: sealKey(receiver, documentId, fileKeyOf(documentId)),
    sealed,
    ...(reading === true && learned && { learned }),
  }));

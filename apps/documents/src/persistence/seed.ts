import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DemoOwner } from '@groundwork/contracts';
import { FieldCipher } from '@groundwork/platform-crypto';
import { createStorage, SealedFiles } from '@groundwork/platform-storage';
import type { DataSource } from 'typeorm';
import { createDocument } from '../domain/new-document.rules.ts';
import { seeded } from '../documents.wording.ts';
import { DataKeys } from './data-key.repository.ts';
import { documentSchema } from './document.schema.ts';

/** The documents are due, so that a worker really reads them. */
export async function seed(dataSource: DataSource, demoOwner?: DemoOwner): Promise<string | undefined> {
  if (!demoOwner) return undefined;
  const { id: userId, chapters, storageUrl, fieldKeys } = demoOwner;
  const { manager } = dataSource;
  if (await manager.existsBy(documentSchema, { userId })) return undefined;
  const storage = createStorage(storageUrl);
  const keys = new DataKeys(new FieldCipher(fieldKeys));
  for (const { at, document } of chapters) {
    if (!document) continue;
    const bytes = Buffer.from(document.content);
    const file = {
      userId,
      documentId: document.id,
      originalName: document.name,
      fileSize: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      mediaType: 'application/pdf' as const,
      category: document.category,
      subcategory: document.subcategory,
    };
    const row = createDocument(file, at);
    const key = await keys.fileKey(manager, { userId, documentId: row.id });
    const files = new SealedFiles(storage, { key, mayBePlain: false });
    await files.put(row.storageKey, Readable.from([bytes]));
    await manager.insert(documentSchema, row);
  }
  return seeded;
}

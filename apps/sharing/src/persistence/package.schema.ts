import { EntitySchema } from 'typeorm';
import type { ItemRow, PackageRow, PageRow, VersionRow } from '../domain/package.model.ts';

const userId = { type: 'uuid', name: 'user_id', primary: true } as const;
const time = (name: string) => ({ type: 'timestamptz', name }) as const;

export const packageSchema = new EntitySchema<PackageRow>({
  name: 'package',
  tableName: 'packages',
  columns: {
    id: { type: 'uuid', primary: true },
    userId,
    actorId: { type: 'uuid', name: 'actor_id' },
    sealedTexts: { type: 'text', name: 'sealed_texts' },
    choice: { type: 'jsonb' },
    version: { type: 'integer' },
    builtVersion: { type: 'integer', name: 'built_version', nullable: true },
    createdAt: time('created_at'),
    withdrawnAt: { ...time('withdrawn_at'), nullable: true },
  },
});

export const versionSchema = new EntitySchema<VersionRow>({
  name: 'package-version',
  tableName: 'package_versions',
  columns: {
    packageId: { type: 'uuid', name: 'package_id', primary: true },
    userId,
    version: { type: 'integer', primary: true },
    state: { type: 'text' },
    done: { type: 'integer' },
    total: { type: 'integer' },
    reason: { type: 'text', nullable: true },
    sealedContent: { type: 'text', name: 'sealed_content' },
    sealedNumbers: { type: 'text', name: 'sealed_numbers', nullable: true },
    parts: { type: 'jsonb' },
    opened: { type: 'jsonb' },
    originals: { type: 'jsonb' },
    missing: { type: 'jsonb' },
    stated: { type: 'integer' },
    proven: { type: 'integer', nullable: true },
    rulesVersion: { type: 'text', name: 'rules_version' },
    frozenAt: time('frozen_at'),
    progressedAt: time('progressed_at'),
    memoPages: { type: 'integer', name: 'memo_pages' },
    bytes: { type: 'bigint', nullable: true },
    manifest: { type: 'text', nullable: true },
    signature: { type: 'jsonb', nullable: true },
    isOutdated: { type: 'boolean', name: 'is_outdated' },
    traceparent: { type: 'text' },
  },
});

export const itemSchema = new EntitySchema<ItemRow>({
  name: 'package-item',
  tableName: 'package_items',
  columns: {
    id: { type: 'uuid', primary: true },
    userId,
    packageId: { type: 'uuid', name: 'package_id' },
    version: { type: 'integer' },
    place: { type: 'integer' },
    documentId: { type: 'uuid', name: 'document_id' },
    documentVersion: { type: 'integer', name: 'document_version' },
    file: { type: 'jsonb' },
    kind: { type: 'text' },
    period: { type: 'text', nullable: true },
    masked: { type: 'boolean' },
    state: { type: 'text' },
    stateAt: { ...time('state_at'), nullable: true },
  },
});

export const pageSchema = new EntitySchema<PageRow>({
  name: 'package-page',
  tableName: 'package_pages',
  columns: {
    itemId: { type: 'uuid', name: 'item_id', primary: true },
    userId,
    packageId: { type: 'uuid', name: 'package_id' },
    version: { type: 'integer' },
    page: { type: 'integer', primary: true },
    state: { type: 'text' },
  },
});

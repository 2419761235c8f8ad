import type { DocumentRequestRow, DocumentRequestTexts } from './document-request.model.ts';
import type { FrozenContent } from './frozen.model.ts';
import type { LenderRequestRow, RequestTexts } from './lender-request.model.ts';
import type { Recipient } from './link.model.ts';
import type { PackageTexts } from './package.model.ts';

interface Opener {
  open(table: string, column: string, row: string, sealed: string): unknown;
}

export const versionRowName = ({ packageId, version }: { packageId: string; version: number }): string =>
  `${packageId}:${version}`;

export const openTexts = (vault: Opener, row: { id: string; sealedTexts: string }): PackageTexts =>
  vault.open('packages', 'sealed_texts', row.id, row.sealedTexts) as PackageTexts;

export const openContent = (
  vault: Opener,
  row: { packageId: string; version: number; sealedContent: string },
): FrozenContent =>
  vault.open('package_versions', 'sealed_content', versionRowName(row), row.sealedContent) as FrozenContent;

export const openRecipient = (vault: Opener, row: { id: string; sealedRecipient: string }): Recipient =>
  vault.open('links', 'sealed_recipient', row.id, row.sealedRecipient) as Recipient;

export const openRequestTexts = (
  vault: Opener,
  row: Pick<LenderRequestRow, 'id' | 'sealedTexts'>,
): RequestTexts => vault.open('lender_requests', 'sealed_texts', row.id, row.sealedTexts) as RequestTexts;

export const openDocumentRequestTexts = (
  vault: Opener,
  row: Pick<DocumentRequestRow, 'id' | 'sealedTexts'>,
): DocumentRequestTexts =>
  vault.open('document_requests', 'sealed_texts', row.id, row.sealedTexts) as DocumentRequestTexts;

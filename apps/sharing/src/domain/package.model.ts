import type {
  ActorId,
  DocumentId,
  ItemState,
  MissingPart,
  PackageChoice,
  PackageId,
  PackageItemId,
  PackagePart,
  PackageSignature,
  StoredFile,
  UserId,
} from '@groundwork/contracts';

export type BuildState = 'building' | 'needs_check' | 'ready' | 'failed';
export type PageState = 'due' | 'drawn' | 'check' | 'left-out';

type ChoiceTexts = 'title' | 'lenderName' | 'note';
export type PackageTexts = Pick<PackageChoice, ChoiceTexts>;
export type StoredChoice = Omit<PackageChoice, ChoiceTexts>;

export interface PackageRow {
  id: PackageId;
  userId: UserId;
  actorId: ActorId;
  sealedTexts: string;
  choice: StoredChoice;
  version: number;
  builtVersion: number | null;
  createdAt: Date;
  withdrawnAt: Date | null;
}

export interface VersionRow {
  packageId: PackageId;
  userId: UserId;
  version: number;
  state: BuildState;
  done: number;
  total: number;
  reason: string | null;
  sealedContent: string;
  sealedNumbers: string | null;
  parts: PackagePart[];
  opened: string[];
  originals: DocumentId[];
  missing: MissingPart[];
  stated: number;
  proven: number | null;
  rulesVersion: string;
  frozenAt: Date;
  progressedAt: Date;
  memoPages: number;
  /** PostgreSQL returns a bigint as text. */
  bytes: string | null;
  manifest: string | null;
  signature: PackageSignature | null;
  isOutdated: boolean;
  traceparent: string;
}

export interface ItemRow {
  id: PackageItemId;
  userId: UserId;
  packageId: PackageId;
  version: number;
  place: number;
  documentId: DocumentId;
  documentVersion: number;
  /** `before`: pages of the file before those of the document. */
  file: StoredFile & { before: number };
  kind: string;
  period: string | null;
  masked: boolean;
  state: ItemState;
  stateAt: Date | null;
}

export interface PageRow {
  itemId: PackageItemId;
  userId: UserId;
  packageId: PackageId;
  version: number;
  page: number;
  state: PageState;
}

export type OwnPackage = Pick<PackageRow, 'userId'> & { packageId: PackageId };
export type OwnVersion = OwnPackage & { version: number };

import type {
  DocumentId,
  LenderRequestId,
  LenderRequestState,
  LinkId,
  PackageId,
  UserId,
} from '@groundwork/contracts';

export interface RequestTexts {
  readonly title: string;
  readonly note: string | null;
  readonly answerNote: string | null;
}

export interface LenderRequestRow {
  id: LenderRequestId;
  userId: UserId;
  packageId: PackageId;
  linkId: LinkId;
  sealedTexts: string;
  dueDay: string;
  state: LenderRequestState;
  documentIds: DocumentId[];
  createdAt: Date;
  closedAt: Date | null;
}

export interface OwnLenderRequest {
  userId: UserId;
  requestId: LenderRequestId;
}

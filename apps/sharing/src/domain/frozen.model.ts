import type {
  CashFlowView,
  DocumentId,
  EnclosedScore,
  OwnNumbers,
  PackageMemo,
  ProfileFigure,
  ProfileReply,
  StoredFile,
  Worksheet,
} from '@groundwork/contracts';

export interface FrozenDocument {
  readonly documentId: DocumentId;
  readonly version: number;
  readonly kind: string;
  readonly period: string | null;
  readonly pages: number;
  /** Pages of the file before those of the document. */
  readonly before: number;
  readonly bytes: number;
  readonly isOriginal: boolean;
}

export type FiledDocument = FrozenDocument & { readonly file: StoredFile };

export interface FrozenFacts {
  readonly today: string;
  readonly business: string;
  readonly profile: ProfileReply;
  readonly score: EnclosedScore;
  readonly cashFlow: CashFlowView;
  readonly documents: readonly FrozenDocument[];
  readonly numbers: OwnNumbers;
  readonly figures: readonly ProfileFigure[];
}

/** What a version contains besides its pages. It is stored encrypted. */
export interface FrozenContent {
  readonly business: string;
  readonly recipient: string | null;
  readonly memo: PackageMemo;
  readonly texts: readonly { readonly path: string; readonly content: string }[];
  /** Versions of before the worksheets have none. */
  readonly worksheets?: readonly Worksheet[];
  readonly score: EnclosedScore;
}

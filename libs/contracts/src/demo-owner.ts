import type { BankAccountBody } from './banking.ts';
import type { DocumentCategory, DocumentSubcategory } from './document-catalogue.ts';
import type { DocumentId, UserId } from './ids.ts';
import type { ProfileInput } from './profile/input.ts';

interface DemoDocument {
  id: DocumentId;
  name: string;
  category: DocumentCategory;
  subcategory: DocumentSubcategory;
  /** The file itself. */
  content: string;
}

/** Something the demo owner did, at its time. */
export interface DemoChapter {
  at: Date;
  profile?: ProfileInput;
  account?: BankAccountBody;
  document?: DemoDocument;
}

/** Told to the seed of every service, each of which takes what is its own. In development only. */
export interface DemoOwner {
  id: UserId;
  fieldKeys: string;
  storageUrl: string;
  /** In the order of time. */
  chapters: DemoChapter[];
}

import type { CsvMappingBody, NewLedgerAccount } from './bank-records.ts';
import type { BankAccountBody } from './banking.ts';
import type { DocumentCategory, DocumentSubcategory } from './document-catalog.ts';
import type { DocumentId, UserId } from './ids.ts';
import type { ClientStage } from './practices.ts';
import type { ProfileInput } from './profile/input.ts';

interface DemoDocument {
  id: DocumentId;
  name: string;
  category: DocumentCategory;
  subcategory: DocumentSubcategory;
  content: string;
}

/** The owner already confirmed the columns and the account. */
interface DemoBankFile {
  name: string;
  account: NewLedgerAccount;
  mapping: CsvMappingBody;
  content: string;
}

export interface DemoChapter {
  at: Date;
  profile?: ProfileInput;
  account?: BankAccountBody;
  document?: DemoDocument;
  bankFile?: DemoBankFile;
}

interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/** A business with a history. Its owner has no login. */
export interface DemoClient extends DemoPerson {
  business: string;
  stage: ClientStage;
  chapters: DemoChapter[];
}

export interface DemoPractice extends DemoPerson {
  name: string;
  clients: DemoClient[];
}

export interface DemoOwner {
  id: UserId;
  /** The subject of its plan. */
  practiceId?: UserId;
  fieldKeys: string;
  storageUrl: string;
  chapters: DemoChapter[];
}

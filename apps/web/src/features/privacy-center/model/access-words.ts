import type { AccessEntry } from '@groundwork/contracts';

const actions: Readonly<Record<string, string>> = {
  'document.downloaded': 'Downloaded a document',
  'document.opened-for-review': 'Opened a document for review',
  'document.page-opened-for-review': 'Opened a page of a document for review',
  'document.verified': 'Verified a document',
  'document.rejected': 'Rejected a document',
  'document.stages-read': 'Looked up how far a document is, without its content',
  'document.files-exported': 'Put the documents into an export',
  'profile.ssn-read': 'Read the Social Security number for an export',
  'export.requested': 'Asked for an export',
  'export.downloaded': 'Downloaded an export',
  'erasure.requested': 'Asked for the account to be erased',
  'erasure.cancelled': 'Cancelled the erasure',
  'user.role-changed': 'Changed the account’s role',
  'user.first-admin-granted': 'Made the account an administrator',
};

const people: Readonly<Record<AccessEntry['who'], string>> = {
  you: 'You',
  staff: 'Staff',
  system: 'The system',
};

export const whoWords = ({ who }: AccessEntry): string => people[who];

/** What is new to this page is shown under its own name rather than left out. */
export const actionWords = ({ action }: AccessEntry): string =>
  actions[action] ?? action.replace(/[.-]/g, ' ').replace(/^./, (first) => first.toUpperCase());

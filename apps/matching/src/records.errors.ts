import { DomainError, invalid } from '@groundwork/platform-errors';
import { fill } from '@groundwork/wording';
import { recordWords } from './records.wording.ts';

export const uploadNotFound = () =>
  new DomainError('not-found', 'UPLOAD_NOT_FOUND', recordWords.uploadNotFound);

export const snapshotNotFound = () =>
  new DomainError('not-found', 'SNAPSHOT_NOT_FOUND', recordWords.snapshotNotFound);

export const duplicateFile = () => new DomainError('conflict', 'DUPLICATE_FILE', recordWords.duplicateFile);

export const uploadOffset = (received: number) =>
  new DomainError(
    'conflict',
    'UPLOAD_OFFSET',
    fill(recordWords.uploadOffset, { received: String(received) }),
    {
      details: [{ field: 'received', message: String(received) }],
    },
  );

export const uploadChanged = () => new DomainError('conflict', 'UPLOAD_CHANGED', recordWords.uploadChanged);

export const uploadNotReady = () =>
  new DomainError('conflict', 'UPLOAD_NOT_READY', recordWords.uploadNotReady);

export const confirmNeeded = (codes: readonly string[]) =>
  new DomainError('conflict', 'CONFIRM_NEEDED', recordWords.confirmNeeded, {
    details: codes.map((message) => ({ field: 'confirm', message })),
  });

export const uploadApplied = () => new DomainError('conflict', 'UPLOAD_APPLIED', recordWords.uploadApplied);

export const unknownState = () => invalid([{ field: 'state', message: recordWords.unknownState }]);
export const unknownIndustry = () => invalid([{ field: 'naics', message: recordWords.unknownIndustry }]);
export const countyNeedsState = () => invalid([{ field: 'county', message: recordWords.countyNeedsState }]);
export const yearsReversed = () => invalid([{ field: 'toYear', message: recordWords.yearsReversed }]);

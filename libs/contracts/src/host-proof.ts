export const hostRecordOf = (host: string): string => `_groundwork.${host}`;
export const hostProofOf = (practice: string): string => `practice=${practice}`;

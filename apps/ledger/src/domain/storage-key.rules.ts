import type { BankFileId, UserId } from '@groundwork/contracts';

/** Also a lost file is in the folder of its owner, so the erasure finds it. */
export const ownerFolder = (userId: UserId): string => `bank-files/${userId}/`;

export const bankFileKey = (userId: UserId, fileId: BankFileId): string => `${ownerFolder(userId)}${fileId}`;

import { uploadMessages } from '@groundwork/contracts';
import { DomainError } from '@groundwork/platform-errors';

export const duplicateUpload = () =>
  new DomainError('conflict', 'DUPLICATE_DOCUMENT', uploadMessages.duplicate);

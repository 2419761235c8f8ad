import { confirmReplyTo } from '../api/recover-access.ts';
import { words } from '../recover-access.wording.ts';
import { ConfirmLink } from './confirm-link.tsx';

export const ConfirmReplyTo = () => <ConfirmLink words={words.confirmReplyTo} confirm={confirmReplyTo} />;

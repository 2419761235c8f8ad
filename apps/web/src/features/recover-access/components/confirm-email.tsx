import { buttonClass } from '@groundwork/web-ui';
import { paths } from '#shared/paths.ts';
import { refreshUser } from '#shared/session/use-session.ts';
import { confirmEmail } from '../api/recover-access.ts';
import { words as recoverWords } from '../recover-access.wording.ts';
import { ConfirmLink } from './confirm-link.tsx';

const { confirmEmail: words } = recoverWords;

export const ConfirmEmail = () => (
  <ConfirmLink words={words} confirm={confirmEmail} after={refreshUser}>
    <a className={buttonClass('primary', 'large')} href={paths.account()}>
      {words.account}
    </a>
  </ConfirmLink>
);

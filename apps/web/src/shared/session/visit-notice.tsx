import { useIsLive } from '@groundwork/web-ui';
import { interruptedVisit } from './interrupted-visit.ts';
import { words } from './session.wording.ts';
import './visit-notice.css';

export function VisitNotice() {
  const isLive = useIsLive();
  const visit = isLive ? interruptedVisit.read() : null;
  if (visit === null) return null;
  return (
    <p className="visit-notice" role="status">
      {visit.hadSession ? words.sessionEnded : words.signInFirst}
    </p>
  );
}

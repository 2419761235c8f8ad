import { BarsSkeleton, buttonClass, Card } from '@groundwork/web-ui';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useLenderCarry } from '#shared/lenders/use-lender-carry.ts';
import { paths } from '#shared/paths.ts';
import { useLenderFrontier } from '../api/use-lender-matches.ts';
import { describeFrontier } from '../model/frontier.ts';
import './lender-frontier.css';
import { words } from '../lenders.wording.ts';

export function LenderFrontier() {
  const { data: frontier, error } = useLenderFrontier();
  const { data: carry } = useLenderCarry();
  if (frontier === undefined) {
    return error === undefined ? (
      <Card>
        <BarsSkeleton bars={1} />
      </Card>
    ) : null;
  }
  if (frontier.active === 0) return null;
  const { open, active, next } = frontier;
  const { now, then } = describeFrontier(frontier, carry?.missing ?? []);
  const style = { '--open': open / active, '--next': (next?.lenders ?? 0) / active } as CSSProperties;
  return (
    <Card title={words.frontier.heading} hint={words.frontier.hint} className="frontier">
      <div className="frontier-bar" style={style} aria-hidden="true">
        <span className="frontier-open" />
        <span className="frontier-next" />
      </div>
      <p className="frontier-text">
        <strong>{now}</strong>
        {then === null ? null : <span>{then}</span>}
      </p>
      {next === null ? null : (
        <Link className={buttonClass('next')} to={paths.plan({ score: String(next.target) })}>
          {words.frontier.steps}
        </Link>
      )}
    </Card>
  );
}

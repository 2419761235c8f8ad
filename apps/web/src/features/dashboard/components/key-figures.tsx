import type { DashboardReply, LenderCarry, NextMilestone } from '@groundwork/contracts';
import { KeyFigure } from '@groundwork/web-ui';
import { Landmark, Percent, Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/formatting/format.ts';
import { describeCarried, describeMissing } from '#shared/lenders/carry-texts.ts';
import { paths } from '#shared/paths.ts';
import { lacks } from '#shared/dashboard/lacks.ts';
import { describeLenderCount, formatMilestonePoints } from '../model/dashboard-texts.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

const { notAvailable } = words;
const noFigure = '–';

function milestoneNote({ title, href }: NextMilestone) {
  return href === null ? title : <Link to={href}>{title}</Link>;
}

interface KeyFiguresProps {
  readonly dashboard: DashboardReply;
  readonly carry?: LenderCarry | undefined;
}

/** Nothing matches because answers are missing: that is not known, and no 0. */
const missingOf = ({ matchedLenders }: DashboardReply, carry: LenderCarry | undefined) =>
  matchedLenders === 0 ? carry?.missing[0] : undefined;

function LendersNote({ dashboard, carry }: KeyFiguresProps) {
  const missing = missingOf(dashboard, carry);
  const carried = describeCarried({ canCarry: dashboard.canCarry, carry });
  if (missing !== undefined) return <Link to={paths.lenders()}>{describeMissing(missing)}</Link>;
  return (
    <>
      {specifiedWords.activeMatches}
      {carried === null || dashboard.matchedLenders === 0 ? null : `. ${carried}`}
    </>
  );
}

export function KeyFigures({ dashboard, carry }: KeyFiguresProps) {
  const { score, matchedLenders, catalogueMode: catalogMode, nextMilestone } = dashboard;
  const lacksLenders = lacks(dashboard, 'lenders');
  const isEmpty = catalogMode === 'empty';
  const isMissing = missingOf(dashboard, carry) !== undefined;
  return (
    <div className="figures">
      <KeyFigure
        label={specifiedWords.rate}
        note={lacksLenders ? notAvailable : describeLenderCount(dashboard)}
        value={lacksLenders || isEmpty || isMissing ? noFigure : `${score.qualificationRate}%`}
        icon={<Percent size={19} />}
        hint={words.figures.rateHint}
      />
      <KeyFigure
        label={specifiedWords.matchedLenders}
        note={lacksLenders ? notAvailable : <LendersNote {...{ dashboard, carry }} />}
        value={lacksLenders ? noFigure : isMissing ? words.figures.notKnown : formatCount(matchedLenders)}
        icon={<Landmark size={19} />}
        hint={words.figures.lendersHint}
        tone="info"
      />
      <KeyFigure
        label={specifiedWords.milestone}
        note={nextMilestone === null ? notAvailable : milestoneNote(nextMilestone)}
        value={nextMilestone === null ? noFigure : formatMilestonePoints(nextMilestone)}
        icon={<Target size={19} />}
        hint={words.figures.milestoneHint}
        tone="next"
      />
    </div>
  );
}

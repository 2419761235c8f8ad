import type { DashboardReply, NextMilestone } from '@groundwork/contracts';
import { KeyFigure } from '@groundwork/web-ui';
import { Landmark, Percent, Target } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatCount } from '#shared/formatting/format.ts';
import { describeLenderCount, formatMilestonePoints } from '../model/dashboard-texts.ts';
import { specifiedWords, words } from '../dashboard.wording.ts';

const { notAvailable } = words;
const noFigure = '–';

function milestoneNote({ title, href }: NextMilestone) {
  return href === null ? title : <Link to={href}>{title}</Link>;
}

export function KeyFigures({ dashboard }: { readonly dashboard: DashboardReply }) {
  const { score, matchedLenders, catalogueMode: catalogMode, nextMilestone, unavailable } = dashboard;
  const lacksLenders = unavailable.includes('lenders');
  const isEmpty = catalogMode === 'empty';
  return (
    <div className="figures">
      <KeyFigure
        label={specifiedWords.rate}
        note={lacksLenders ? notAvailable : describeLenderCount(dashboard)}
        value={lacksLenders || isEmpty ? noFigure : `${score.qualificationRate}%`}
        icon={<Percent size={19} />}
        hint={words.figures.rateHint}
      />
      <KeyFigure
        label={specifiedWords.matchedLenders}
        note={lacksLenders ? notAvailable : specifiedWords.activeMatches}
        value={lacksLenders ? noFigure : formatCount(matchedLenders)}
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

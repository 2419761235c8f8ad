import { fill } from '@groundwork/wording';
import type { LenderCarry, LenderMatch } from '@groundwork/contracts';
import { KeyFigure } from '@groundwork/web-ui';
import { BadgeCheck, Landmark, Target } from 'lucide-react';
import { useDashboard } from '#shared/dashboard/use-dashboard.ts';
import { formatCount } from '#shared/formatting/format.ts';
import { describeCarried } from '#shared/lenders/carry-texts.ts';
import { lacks } from '#shared/dashboard/lacks.ts';
import { formatAverageMatch } from '../model/lender-list.ts';
import { words } from '../lenders.wording.ts';

interface LenderStatsProps {
  readonly matches: readonly LenderMatch[];
  readonly carry: LenderCarry | undefined;
  /** The matches are not those of her profile. */
  readonly isMoved: boolean;
}

const shareOf = (matched: number, active: number): number => Math.round((100 * matched) / active);

type Dashboard = ReturnType<typeof useDashboard>['data'];

function percentOf(data: Dashboard, matched: number, isMoved: boolean): number | null {
  if (data === undefined || lacks(data, 'lenders') || data.catalogueMode === 'empty') return null;
  const { activeLenders: active } = data;
  return isMoved && active > 0 ? shareOf(matched, active) : data.score.qualificationRate;
}

export function LenderStats({ matches, carry, isMoved }: LenderStatsProps) {
  const { data } = useDashboard();
  const active = data?.activeLenders ?? 0;
  const carried = describeCarried({ canCarry: carry?.canCarry, carry });
  const isUnknown = matches.length === 0 && (carry?.missing.length ?? 0) > 0;
  const percent = percentOf(data, matches.length, isMoved);
  return (
    <div className="lender-stats">
      <KeyFigure
        label={words.stats.qualified}
        note={[`${words.stats.qualifiedNote}.`, carried].filter(Boolean).join(' ')}
        value={isUnknown ? '–' : formatCount(matches.length)}
        icon={<Landmark aria-hidden="true" />}
      />
      <KeyFigure
        label={words.stats.probability}
        note={fill(words.stats.probabilityNote, { count: active })}
        value={percent === null || isUnknown ? '–' : `${percent}%`}
        icon={<BadgeCheck aria-hidden="true" />}
        hint={words.stats.probabilityHint}
      />
      <KeyFigure
        label={words.stats.average}
        note={words.stats.averageNote}
        value={formatAverageMatch(matches)}
        icon={<Target aria-hidden="true" />}
      />
    </div>
  );
}

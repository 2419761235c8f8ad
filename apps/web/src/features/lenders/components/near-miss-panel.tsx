import { score, type ScoringFigures, withAnswers } from '@groundwork/engine-scoring';
import { Badge, ErrorState, RowsSkeleton } from '@groundwork/web-ui';
import { fill } from '@groundwork/wording';
import { useMemo } from 'react';
import { findRules, toEngineInput } from '#shared/score/engine-input.ts';
import { useScoreInput } from '#shared/score/use-score-input.ts';
import type { JudgedState } from '../api/use-judgment.ts';
import type { LoanRequest } from '../model/cost-texts.ts';
import { nearMissesOf, type JudgedCatalog } from '../model/judged-catalog.ts';
import { describeNearest } from '../model/near-miss-texts.ts';
import { QualifyButton } from './qualify-button.tsx';
import { words as affordWords } from '../afford.wording.ts';
import { words } from '../lenders.wording.ts';

const { nearMisses: texts } = words;
const mostNamed = 3;

type Patch = NonNullable<ReturnType<typeof nearMissesOf>[number]['nearest']['patch']>;

type PointsOf = (patch: Patch | null) => number | null;

/** The points that a change gives. Null while the score is away. */
function usePoints(): PointsOf {
  const { data } = useScoreInput();
  return useMemo((): PointsOf => {
    const rules = data === undefined ? undefined : findRules(data.rulesVersion);
    if (data === undefined || rules === undefined) return () => null;
    const input = toEngineInput(data);
    const total = (of: typeof input) => score(of, data.today, rules).totalScore;
    const now = total(input);
    return (patch) =>
      patch === null ? null : total(withAnswers(input, patch as Partial<ScoringFigures>)) - now;
  }, [data]);
}

interface GroupsProps {
  readonly catalog: JudgedCatalog;
  readonly request: LoanRequest;
  readonly onOpen: (id: string) => void;
}

function Groups({ catalog, request, onOpen }: GroupsProps) {
  const groups = useMemo(() => nearMissesOf(catalog, request), [catalog, request]);
  const pointsOf = usePoints();
  if (groups.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className="near-misses">
      {groups.map((group) => {
        const points = pointsOf(group.nearest.patch) ?? 0;
        return (
          <li key={group.code}>
            <h3>{fill(texts.group, { rule: group.label, lenders: group.programs.length })}</h3>
            <p>
              {describeNearest(group, catalog.input.figures)}{' '}
              {points > 0 ? <Badge tone="good">{fill(texts.points, { points })}</Badge> : null}
            </p>
            <div className="near-miss-lenders">
              {group.programs.slice(0, mostNamed).map(({ id }) => (
                <QualifyButton key={id} lender={catalog.lenders.get(id)} onOpen={onOpen} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export interface NearMissPanelProps {
  readonly judged: JudgedState;
  readonly request: LoanRequest;
  readonly onOpen: (id: string) => void;
}

/** Loaded after the page, because the engines are large. */
export default function NearMissPanel({ judged, request, onOpen }: NearMissPanelProps) {
  const { status, catalog, retry } = judged;
  if (status === 'older') return <p role="alert">{affordWords.request.older}</p>;
  if (catalog !== null) return <Groups {...{ catalog, request, onOpen }} />;
  if (status === 'away') return <ErrorState title={texts.failed} text={words.tryAgain} onRetry={retry} />;
  return <RowsSkeleton rows={4} />;
}

import { fill, paragraph, worded, type Worded, type Wording } from '@groundwork/wording';
import type { Action } from './actions.ts';
import type { Candidate } from './candidate.ts';
import type { MeasureInput } from '../measure-input.ts';
import { measureOf } from '../measures.ts';
import { hasAnsweredDefault } from '../missing-points.ts';
import type { Criterion } from '../ruleset.ts';
import { advice, reasons } from '../score.wording.ts';
import { currentSentence, isQuestion, toDisplayValue } from '../sentences.ts';

const hoursOfDay = 24;
const maxInHours = 48;

export const durationText = (hours: number): string =>
  hours <= maxInHours
    ? fill(advice.hours, { count: hours })
    : fill(advice.days, { count: Math.ceil(hours / hoursOfDay) });

interface Step {
  readonly hours: number;
  readonly timeKnown: boolean;
}

export function timeOf(steps: readonly Step[]): { timeToImplement: string; timeKnown: boolean } {
  const hours = Math.max(0, ...steps.map((step) => step.hours));
  return {
    timeToImplement: durationText(hours),
    timeKnown: steps.some((step) => step.timeKnown && step.hours === hours),
  };
}

function titleSentence(action: Action, { kind, aim, ops }: Candidate): Worded {
  if (kind === 'need') return worded(advice, isYesOrNo(action) ? 'confirm' : 'add', { noun: aim });
  if (kind === 'confirm') return worded(advice, 'confirm', { noun: action.noun });
  if (kind === 'anchor') return worded(advice, 'add', { noun: aim });
  if (kind === 'zero') return worded(advice, 'check', { noun: aim });
  if (kind === 'answer') return worded(advice, 'answer', { about: aim });
  const figureIsBlank = kind === 'add' && action.lever.kind !== 'identity' && ops.length > 0;
  if (figureIsBlank) return worded(advice, 'add', { noun: action.noun });
  return { code: `${action.code}.title`, params: { to: aim }, text: fill(action.title, { to: aim }) };
}

export const titleOf = (action: Action, candidate: Candidate): string =>
  titleSentence(action, candidate).text;

const isYesOrNo = ({ lever }: Action): boolean => lever.kind === 'set';

const movesItsFigure = ({ lever }: Action, { unit }: Criterion): boolean =>
  lever.kind === 'paydex' || ('unit' in lever && lever.unit === unit);

function improvementSentence(
  action: Action,
  criterion: Criterion,
  { aim, impact: points }: Candidate,
): Worded {
  if (movesItsFigure(action, criterion)) return worded(reasons, 'atFigure', { aim, points });
  return 'unit' in action.lever
    ? worded(advice, 'figureAdds', { noun: action.noun, aim, points })
    : worded(advice, 'stepAdds', { points });
}

function entrySentence({ band, impact: points, most, reachesBand }: Candidate): Worded {
  if (most === undefined) return worded(advice, 'anyFigureAdds', { points });
  return reachesBand && band !== undefined
    ? worded(advice, 'bandAdds', { band, points })
    : worded(advice, 'bestAdds', { points: most });
}

const needSentence = (action: Action, { most: points = 0 }: Candidate): Worded =>
  worded(advice, isYesOrNo(action) ? 'answerAdds' : 'bestAdds', { points });

function gainSentence(action: Action, criterion: Criterion, candidate: Candidate): Worded {
  const { kind, impact: points } = candidate;
  if (kind === 'need') return needSentence(action, candidate);
  if (kind === 'anchor') return worded(advice, 'blocked', { label: criterion.label });
  if (kind === 'zero') return worded(advice, 'blockedAtZero', { label: criterion.label });
  if (kind === 'answer') return worded(advice, 'openQuestion');
  if (kind === 'confirm') return worded(advice, 'answerAdds', { points });
  if (action.lever.kind === 'documents') return worded(advice, 'documentsAdd', { points });
  if (kind === 'improve') return improvementSentence(action, criterion, candidate);
  if (action.lever.kind === 'identity') return worded(advice, 'stepAdds', { points });
  return entrySentence(candidate);
}

function stateSentence(
  action: Action,
  criterion: Criterion,
  { aim, kind, zeros }: Candidate,
  input: MeasureInput,
): Worded {
  if (kind === 'confirm') return worded(advice, 'notAnswered');
  if (kind === 'zero') return worded(advice, 'zero');
  if (zeros !== undefined) return worded(advice, 'zeroOf', { noun: zeros });
  const value = hasAnsweredDefault(criterion, input)
    ? toDisplayValue(criterion, measureOf(criterion)(input))
    : null;
  if (kind === 'improve' && value === null && isQuestion(criterion)) return worded(reasons, 'noPointsYet');
  if (action.lever.kind !== 'documents' || value === null) return currentSentence(criterion, value);
  const params = { missing: Number(aim) };
  return { code: `${action.code}.upload`, params, text: fill(action.lever.upload, params) };
}

export interface RecommendationText {
  readonly title: string;
  readonly description: string;
  readonly wording: { readonly title: readonly Wording[]; readonly description: readonly Wording[] };
}

export function toRecommendationText(
  action: Action,
  criterion: Criterion,
  candidate: Candidate,
  input: MeasureInput,
): RecommendationText {
  const title = paragraph(titleSentence(action, candidate));
  const description = paragraph(
    stateSentence(action, criterion, candidate, input),
    gainSentence(action, criterion, candidate),
  );
  return {
    title: title.text,
    description: description.text,
    wording: { title: title.wording, description: description.wording },
  };
}

import type { Action } from './actions.ts';
import { pointsFor } from '../bands.ts';
import type { Candidate } from './candidates.ts';
import type { Facts } from '../facts.ts';
import { measureOf } from '../measures.ts';
import { applyPatch } from './patch.ts';
import type { Criterion } from '../ruleset.ts';
import { pointsOf } from '../total.ts';
import { formatValue, shownValue } from '../sentences.ts';

const hoursOfDay = 24;
const shownInHours = 48;

export function durationWords(hours: number): string {
  const [count, unit] = hours <= shownInHours ? [hours, 'hour'] : [Math.ceil(hours / hoursOfDay), 'day'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function titleOf(action: Action, { kind, aim, ops }: Candidate): string {
  if (kind === 'anchor') return `Add your ${aim}`;
  if (kind === 'answer') return `Answer whether there has been a ${aim}`;
  const figureIsBlank = kind === 'add' && action.lever.kind !== 'identity' && ops.length > 0;
  return figureIsBlank ? `Add your ${action.noun}` : action.title.replace('{to}', aim);
}

/** What is known today: the figure, or what is missing for it. */
function standing(criterion: Criterion, facts: Facts): string {
  const value = shownValue(criterion, measureOf(criterion)(facts));
  return value === null ? criterion.missing : `${criterion.label}: ${formatValue(criterion.unit, value)}.`;
}

function gainWords(action: Action, { kind, aim, impact, ops }: Candidate, points: string): string {
  if (kind === 'anchor') return `Until then, “${points}” brings no points.`;
  if (kind === 'answer') return 'An open question brings no points; “none” is an answer too.';
  const { lever } = action;
  if (kind === 'improve' || lever.kind === 'identity') return `${points}: +${impact} in all.`;
  const isUpperBound = ops.some(({ op }) => op === 'atMost');
  return `${isUpperBound ? 'Up to' : 'From'} ${aim}${isUpperBound ? '' : ' on'} it adds at least +${impact} points.`;
}

/** Where the criterion stands, and what this step brings, in the owner's own figures. */
export function descriptionOf(
  action: Action,
  criterion: Criterion,
  candidate: Candidate,
  facts: Facts,
): string {
  const now = pointsFor(criterion, measureOf(criterion)(facts));
  const then = pointsOf(criterion, applyPatch(facts, candidate.ops, facts.rules));
  const points =
    candidate.kind === 'anchor'
      ? criterion.label
      : `This step would bring ${then} of ${criterion.max} points here instead of ${now}`;
  return `${standing(criterion, facts)} ${gainWords(action, candidate, points)}`;
}

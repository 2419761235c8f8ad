import type { Action, Advice } from './advice/actions.ts';
import type { Criterion, Ruleset } from './ruleset.ts';

type Constants = Omit<Ruleset, 'version' | 'factors' | 'criteria' | 'advice'>;

export interface RulesetChange extends Partial<Constants> {
  readonly version: string;
  /** Each replaces the criterion with its code. */
  readonly criteria?: readonly Criterion[];
  /** Each follows the last criterion of its factor. */
  readonly addedCriteria?: readonly Criterion[];
  readonly advice?: Partial<Advice>;
}

interface Coded {
  readonly code: string;
}

const reject = (version: string, reason: string): never => {
  throw new Error(`${version}: ${reason}`);
};

function indexByCode<T extends Coded>(list: readonly T[], version: string): Map<string, T> {
  const byCode = new Map<string, T>();
  for (const each of list) {
    if (byCode.has(each.code)) reject(version, `${each.code} is given twice.`);
    byCode.set(each.code, each);
  }
  return byCode;
}

function criteriaOf(base: Ruleset, change: RulesetChange): readonly Criterion[] {
  const { version, criteria = [], addedCriteria = [] } = change;
  const existing = indexByCode(base.criteria, base.version);
  const replacements = indexByCode(criteria, version);
  for (const code of replacements.keys()) {
    if (!existing.has(code)) reject(version, `${base.version} has no criterion ${code}.`);
  }
  for (const code of indexByCode(addedCriteria, version).keys()) {
    if (existing.has(code)) reject(version, `${base.version} has a criterion ${code} already.`);
  }
  return base.factors.flatMap(({ key }) => [
    ...base.criteria
      .filter(({ factor }) => factor === key)
      .map((each) => replacements.get(each.code) ?? each),
    ...addedCriteria.filter(({ factor }) => factor === key),
  ]);
}

function rejectChangedTotals(base: Ruleset, version: string, criteria: readonly Criterion[]): void {
  for (const { key } of base.factors) {
    const totalOf = (list: readonly Criterion[]): number =>
      list.filter(({ factor }) => factor === key).reduce((sum, { max }) => sum + max, 0);
    const [before, after] = [totalOf(base.criteria), totalOf(criteria)];
    if (before !== after) reject(version, `${key} has ${after} points, not ${before}.`);
  }
}

function actionsOf(base: Ruleset, change: RulesetChange, criteria: readonly Criterion[]): readonly Action[] {
  const actions = new Map([
    ...indexByCode(base.advice.actions, base.version),
    ...indexByCode(change.advice?.actions ?? [], change.version),
  ]);
  for (const code of actions.keys()) {
    if (!criteria.some((each) => each.code === code))
      reject(change.version, `No criterion ${code} to advise on.`);
  }
  return criteria.flatMap(({ code }) => actions.get(code) ?? []);
}

/** The criterion with a lower maximum: its best band gives fewer points. */
export function withFewerPoints(base: Ruleset, code: string, fewer: number): Criterion {
  const criterion = base.criteria.find((each) => each.code === code);
  if (criterion === undefined) return reject(base.version, `There is no criterion ${code}.`);
  const { scale, max } = criterion;
  const [best, next] = scale.bands;
  const points = max - fewer;
  if (best === undefined || scale.kind === 'sum' || points <= (next?.points ?? 0))
    return reject(base.version, `The best band of ${code} cannot give ${fewer} points.`);
  return {
    ...criterion,
    max: points,
    scale: { ...scale, bands: [{ ...best, points }, ...scale.bands.slice(1)] },
  };
}

export function extendRuleset(base: Ruleset, change: RulesetChange): Ruleset {
  const { version, criteria: _criteria, addedCriteria: _added, advice, ...constants } = change;
  if (version === base.version) reject(version, 'A change needs a version of its own.');
  const criteria = criteriaOf(base, change);
  rejectChangedTotals(base, version, criteria);
  const actions = actionsOf(base, change, criteria);
  return {
    ...base,
    ...constants,
    version,
    criteria,
    advice: { ...base.advice, ...advice, actions },
  };
}

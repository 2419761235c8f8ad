import type { Action, Advice } from './advice/actions.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Criterion, Ruleset } from './ruleset.ts';

type Constants = Omit<Ruleset, 'version' | 'factors' | 'criteria' | 'advice'>;

/** What a new version has otherwise than the one it stands on; all that is not named stays. */
export interface RulesetChange extends Partial<Constants> {
  readonly version: string;
  /** Each stands in the place of the one with its code. */
  readonly criteria?: readonly Criterion[];
  /** New ones, each behind the last of its factor. */
  readonly addedCriteria?: readonly Criterion[];
  /** An action stands in the place of the one with its code, or advises on a criterion that had none. */
  readonly advice?: Partial<Advice>;
}

interface Coded {
  readonly code: string;
}

const reject = (version: string, why: string): never => {
  throw new Error(`${version}: ${why}`);
};

function byCode<T extends Coded>(list: readonly T[], version: string): Map<string, T> {
  const found = new Map<string, T>();
  for (const each of list) {
    if (found.has(each.code)) reject(version, `${each.code} is given twice.`);
    found.set(each.code, each);
  }
  return found;
}

function criteriaOf(base: Ruleset, change: RulesetChange): readonly Criterion[] {
  const { version, criteria = [], addedCriteria = [] } = change;
  const known = byCode(base.criteria, base.version);
  const replacing = byCode(criteria, version);
  for (const code of replacing.keys()) {
    if (!known.has(code)) reject(version, `${base.version} has no criterion ${code}.`);
  }
  for (const code of byCode(addedCriteria, version).keys()) {
    if (known.has(code)) reject(version, `${base.version} has a criterion ${code} already.`);
  }
  return base.factors.flatMap(({ key }) => [
    ...base.criteria.filter(({ factor }) => factor === key).map((each) => replacing.get(each.code) ?? each),
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
    ...byCode(base.advice.actions, base.version),
    ...byCode(change.advice?.actions ?? [], change.version),
  ]);
  for (const code of actions.keys()) {
    if (!criteria.some((each) => each.code === code))
      reject(change.version, `No criterion ${code} to advise on.`);
  }
  return criteria.flatMap(({ code }) => actions.get(code) ?? []);
}

/** A new version as what differs from an older one. The factors and their points stay; the order is that of the codes. */
export function extendRuleset(base: Ruleset, change: RulesetChange): Ruleset {
  const { version, criteria: _criteria, addedCriteria: _added, advice, ...constants } = change;
  if (version === base.version) reject(version, 'A change needs a version of its own.');
  const criteria = criteriaOf(base, change);
  rejectChangedTotals(base, version, criteria);
  const actions = actionsOf(base, change, criteria);
  return deepFreeze({
    ...base,
    ...constants,
    version,
    criteria,
    advice: { ...base.advice, ...advice, actions },
  });
}

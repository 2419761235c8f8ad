import type { FactToCheck } from '@groundwork/contracts';
import { type ProgramFamily, shippedFamilies } from '@groundwork/engine-matching';

type FamilyFact = ProgramFamily['facts'][number];

const viewOf = ({ code, name }: ProgramFamily, fact: FamilyFact, inUse: boolean): FactToCheck => ({
  family: { code, name },
  inUse,
  fact: { ...fact, value: fact.value },
});

function offeredFacts(family: ProgramFamily): FamilyFact[] {
  const used = new Set(family.facts.map(({ id }) => id));
  return shippedFamilies
    .filter(({ code }) => code === family.code)
    .flatMap(({ facts }) => facts.filter(({ id }) => !used.has(id)));
}

/** Facts in use without a check, and facts of this release that are not in use. */
export const factsToCheck = (families: readonly ProgramFamily[]): FactToCheck[] =>
  families.flatMap((family) => [
    ...family.facts.flatMap((fact) => (fact.verifiedOn === null ? viewOf(family, fact, true) : [])),
    ...offeredFacts(family).map((fact) => viewOf(family, fact, false)),
  ]);

interface VerifiedFact {
  readonly family: ProgramFamily;
  readonly view: FactToCheck;
}

/** The next version of the family of the fact. */
export function withVerifiedFact(
  families: readonly ProgramFamily[],
  factId: string,
  verifiedOn: string,
): VerifiedFact | null {
  for (const family of families) {
    const fact = [...family.facts, ...offeredFacts(family)].find(({ id }) => id === factId);
    if (fact === undefined) continue;
    const verified = { ...fact, verifiedOn };
    const isUsed = family.facts.includes(fact);
    const facts = isUsed
      ? family.facts.map((each) => (each === fact ? verified : each))
      : [...family.facts, verified];
    const next = { ...family, version: family.version + 1, facts };
    return { family: next, view: viewOf(next, verified, true) };
  }
  return null;
}

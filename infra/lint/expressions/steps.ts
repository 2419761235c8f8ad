import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type Char, type Leaf, leavesOf } from './leaves.ts';

export type Check = 'start' | 'end' | 'lineStart' | 'lineEnd' | 'boundary' | 'inside';

export type Step =
  | { readonly kind: 'read'; readonly leaf: Leaf; readonly next: Step }
  | { readonly kind: 'fork'; to: Step[] }
  | { readonly kind: 'check'; readonly check: Check; readonly next: Step }
  | {
      readonly kind: 'look';
      isBehind: boolean;
      isNegative: boolean;
      readonly inner: Step;
      readonly next: Step;
    }
  | { readonly kind: 'remember' | 'progress'; readonly slot: number; readonly next: Step }
  | { readonly kind: 'repeat'; readonly slot: number; readonly next: Step }
  | { readonly kind: 'end' };

export interface Steps {
  readonly first: Step;
  readonly alphabet: readonly string[];
  readonly slots: number;
  readonly loops: readonly Loop[];
  readonly isSticky: boolean;
  readonly ignoresCase: boolean;
  readonly hasContext: boolean;
}

type Fork = Step & { kind: 'fork' };
type Once = (after: Step) => Step;

export interface Loop {
  readonly fork: Step;
  readonly body: ReadonlySet<Step>;
}

const mostSteps = 20_000;

export class Uncheckable extends Error {}

class Builder {
  readonly loops: Loop[] = [];
  slots = 0;
  private readonly steps: Step[] = [];
  private readonly slotOf = new Map<AST.CapturingGroup, number>();

  constructor(
    private readonly leaves: ReadonlyMap<string, Leaf>,
    private readonly flags: AST.Flags,
    repeated: ReadonlySet<AST.CapturingGroup>,
    /** A bounded repetition becomes a loop, so that few steps describe it. */
    private readonly isShort: boolean,
  ) {
    for (const group of repeated) this.slotOf.set(group, this.newSlots(2));
  }

  private newSlots(count: number): number {
    this.slots += count;
    return this.slots - count;
  }

  private add(step: Step): Step {
    if (this.steps.push(step) > mostSteps) throw new Uncheckable('has too many steps to check');
    return step;
  }

  alternatives(list: readonly AST.Alternative[], next: Step, isBehind: boolean): Step {
    const to = list.map(({ elements }) =>
      (isBehind ? elements : elements.toReversed()).reduce(
        (after, element) => this.element(element, after, isBehind),
        next,
      ),
    );
    return to.length === 1 && to[0] ? to[0] : this.add({ kind: 'fork', to });
  }

  private element(element: AST.Element, next: Step, isBehind: boolean): Step {
    switch (element.type) {
      case 'Assertion':
        return this.assertion(element, next);
      case 'Backreference':
        return this.backreference(element, next, isBehind);
      case 'Group':
        return this.alternatives(element.alternatives, next, isBehind);
      case 'CapturingGroup':
        return this.capture(element, next, isBehind);
      case 'Quantifier':
        return this.quantifier(element, next, isBehind);
      default:
        return this.char(element, next);
    }
  }

  private char({ raw }: Char, next: Step): Step {
    const leaf = this.leaves.get(raw);
    if (leaf === undefined) throw new Error(`${raw} is not in the alphabet`);
    return this.add({ kind: 'read', leaf, next });
  }

  private assertion(element: AST.Assertion, next: Step): Step {
    if (element.kind === 'lookahead' || element.kind === 'lookbehind') {
      const isBehind = element.kind === 'lookbehind';
      const inner = this.alternatives(element.alternatives, this.add({ kind: 'end' }), isBehind);
      return this.add({ kind: 'look', isBehind, isNegative: element.negate, inner, next });
    }
    if (element.kind === 'word')
      return this.add({ kind: 'check', check: element.negate ? 'inside' : 'boundary', next });
    const ofLine = element.kind === 'start' ? 'lineStart' : 'lineEnd';
    return this.add({ kind: 'check', check: this.flags.multiline ? ofLine : element.kind, next });
  }

  private backreference(element: AST.Backreference, next: Step, isBehind: boolean): Step {
    const [group] = [element.resolved].flat();
    const slot = group && this.slotOf.get(group);
    if (slot === undefined || group === undefined || isInside(element, group)) return next;
    if (this.isShort) return this.alternatives(group.alternatives, next, isBehind);
    return this.add({ kind: 'repeat', slot, next });
  }

  private capture(group: AST.CapturingGroup, next: Step, isBehind: boolean): Step {
    const slot = this.slotOf.get(group);
    if (slot === undefined) return this.alternatives(group.alternatives, next, isBehind);
    const [first, last] = isBehind ? [slot + 1, slot] : [slot, slot + 1];
    const body = this.alternatives(
      group.alternatives,
      this.add({ kind: 'remember', slot: last, next }),
      isBehind,
    );
    return this.add({ kind: 'remember', slot: first, next: body });
  }

  private quantifier({ element, min, max, greedy }: AST.Quantifier, next: Step, isBehind: boolean): Step {
    const once = (after: Step) => this.element(element, after, isBehind);
    const isLoop = max === Infinity || (this.isShort && max > 1);
    let step = isLoop
      ? this.loop(once, next, greedy, min > 0, mayBeEmpty(element))
      : this.optional(once, next, greedy, max - min);
    for (let count = isLoop ? 1 : 0; count < min; count++) step = once(step);
    return step;
  }

  private optional(once: Once, next: Step, greedy: boolean, count: number): Step {
    let step = next;
    for (let done = 0; done < count; done++) {
      const body = once(step);
      step = this.add({ kind: 'fork', to: greedy ? [body, next] : [next, body] });
    }
    return step;
  }

  private loop(once: Once, next: Step, greedy: boolean, isEntered: boolean, mayBeEmpty: boolean): Step {
    const fork: Fork = { kind: 'fork', to: [next] };
    this.add(fork);
    const before = this.steps.length;
    const body = mayBeEmpty ? this.guarded(once, fork) : once(fork);
    fork.to = greedy ? [body, next] : [next, body];
    this.loops.push({ fork, body: new Set(this.steps.slice(before)) });
    if (!isEntered) return fork;
    return mayBeEmpty ? once(fork) : body;
  }

  private guarded(once: Once, fork: Step): Step {
    const slot = this.newSlots(1);
    return this.add({ kind: 'remember', slot, next: once(this.add({ kind: 'progress', slot, next: fork })) });
  }
}

const mayAllBeEmpty = ({ elements }: AST.Alternative): boolean => elements.every(mayBeEmpty);

function mayBeEmpty(element: AST.Element): boolean {
  if (element.type === 'Quantifier') return element.min === 0 || mayBeEmpty(element.element);
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.some(mayAllBeEmpty);
  return element.type === 'Assertion' || element.type === 'Backreference';
}

function isOfAnyLength(group: AST.CapturingGroup): boolean {
  let longest = 0;
  visitRegExpAST(group, { onQuantifierEnter: ({ max }) => (longest = Math.max(longest, max)) });
  return longest === Infinity;
}

/** Such a backreference reads nothing. */
const isInside = ({ start, end }: AST.Node, group: AST.CapturingGroup) =>
  group.start <= start && end <= group.end;

const isPart = ({ parent }: Char) =>
  parent.type === 'CharacterClass' || parent.type === 'CharacterClassRange';

export function stepsOf(source: string, flags: string): { exact: Steps; short: Steps } {
  const parser = new RegExpParser();
  const { pattern, flags: parsed } = parser.parseLiteral(`/${source}/${flags}`);
  const chars: Char[] = [];
  const repeated = new Set<AST.CapturingGroup>();
  let hasContext = false;
  const addChar = (char: Char) => {
    if (!isPart(char)) chars.push(char);
  };
  visitRegExpAST(pattern, {
    onCharacterEnter: addChar,
    onCharacterSetEnter: addChar,
    onCharacterClassEnter: addChar,
    onExpressionCharacterClassEnter: addChar,
    onBackreferenceEnter: ({ resolved }) => {
      hasContext = true;
      for (const group of [resolved].flat()) repeated.add(group);
      if ([resolved].flat().some(isOfAnyLength)) throw new Uncheckable('repeats a group of any length');
    },
    onAssertionEnter: ({ kind }) => {
      hasContext ||= kind === 'lookahead' || kind === 'lookbehind';
    },
  });
  const { alphabet, leaves } = leavesOf(chars, flags);
  const build = (isShort: boolean): Steps => {
    const builder = new Builder(leaves, parsed, repeated, isShort);
    const first = builder.alternatives(pattern.alternatives, { kind: 'end' }, false);
    const { loops, slots } = builder;
    return {
      first,
      alphabet,
      slots,
      loops,
      isSticky: parsed.sticky,
      ignoresCase: parsed.ignoreCase,
      hasContext,
    };
  };
  return { exact: build(false), short: build(true) };
}

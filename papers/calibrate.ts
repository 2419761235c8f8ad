import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gradeOf } from '../libs/engines/documents/src/confidence/calibrated.ts';
import { checkout } from '../infra/local/checkout.mjs';
import type { Stated } from './judge.ts';
import type { Results } from './results.ts';

const file = join(checkout, 'libs/engines/documents/src/confidence/confidence.table.ts');
const bands = [0, 0.6, 0.8, 0.9, 0.95, 0.98, 0.99];

interface Block {
  readonly from: number;
  readonly count: number;
  readonly right: number;
}

/** A share of few figures is little evidence, so each block has one right and one wrong figure more. */
const shareOf = ({ count, right }: Block) => (right + 1) / (count + 2);

const pooled = (one: Block, next: Block): Block => ({
  from: one.from,
  count: one.count + next.count,
  right: one.right + next.right,
});

/** Pools neighbors until no higher recognition has a lower share. */
function isotonic(blocks: readonly Block[]): Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    let own = block;
    for (let before = all.at(-1); before && shareOf(before) >= shareOf(own); before = all.at(-1)) {
      own = pooled(before, own);
      all.pop();
    }
    all.push(own);
  }
  return all;
}

type Step = readonly [number, number];

const grades = ['holds, one', 'holds, several', 'open, one', 'open, several', 'fails, one', 'fails, several'];

/** No better grounds have a lower share: `fails` at most `open`, `open` at most `holds`, several labels at most one. */
const better: Readonly<Record<string, readonly string[]>> = {
  'holds, several': ['holds, one'],
  'open, one': ['holds, one'],
  'open, several': ['open, one', 'holds, several'],
  'fails, one': ['open, one'],
  'fails, several': ['fails, one', 'open, several'],
};

const at = (steps: readonly Step[], recognition: number) =>
  steps.findLast(([from]) => from <= recognition)?.[1] ?? 1;

function stepsOf(
  stated: readonly Stated[],
  froms: readonly number[],
  most: (from: number) => number,
): Step[] {
  const blocks = froms.map((from, index): Block => {
    const next = froms[index + 1] ?? Infinity;
    const own = stated.filter(
      ({ grounds }) => grounds && grounds.recognition >= from && grounds.recognition < next,
    );
    return { from, count: own.length, right: own.filter(({ isRight }) => isRight).length };
  });
  const fitted = isotonic(blocks);
  const shares = froms.map((from): Step => {
    const block = fitted.findLast((each) => each.from <= from);
    const share = Math.min(block ? shareOf(block) : 0, most(from));
    return [from, Math.floor(share * 1000) / 1000];
  });
  return shares.filter(([, share], index) => share !== shares[index - 1]?.[1]);
}

function tableOf(stated: readonly Stated[], froms: readonly number[]): Record<string, Step[]> {
  const table: Record<string, Step[]> = {};
  for (const grade of grades) {
    const own = stated.filter(({ grounds }) => grounds && gradeOf(grounds) === grade);
    const most = (from: number) =>
      Math.min(1, ...(better[grade] ?? []).map((name) => at(table[name] ?? [], from)));
    table[grade] = stepsOf(own, froms, most);
  }
  return table;
}

function printed(table: Readonly<Record<string, readonly Step[]>>): string {
  const rows = Object.entries(table).map(([grade, steps]) => {
    const all = steps.map((step) => `[${step.join(', ')}]`);
    return all.length === 1
      ? `    '${grade}': [${all.join('')}],`
      : `    '${grade}': [\n      ${all.join(',\n      ')},\n    ],`;
  });
  return rows.join('\n');
}

export function writeTable(results: Results): void {
  const stated = (...media: readonly string[]) =>
    [...results].flatMap(([medium, groups]) =>
      media.includes(medium) ? (groups.get('open')?.stated ?? []) : [],
    );
  writeFileSync(
    file,
    `import type { ConfidenceTable } from './calibrated.ts';

/** Written by \`npm run bench:words -- 1 --calibrate\`: from this recognition on, this share of the open half was right. */
export const confidenceTable: ConfidenceTable = {
  version: 'confidence-1',
  text: {
${printed(tableOf(stated('born-digital'), [0]))}
  },
  recognized: {
${printed(tableOf(stated('scan', 'photo'), bands))}
  },
};
`,
  );
}

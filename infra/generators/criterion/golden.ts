import { reject } from '../edit/reject.ts';
import type { StatedRules } from './page.ts';

interface Expected {
  readonly totalScore: number;
  readonly level: string;
  readonly factors: Readonly<Record<string, number>>;
  readonly criteria: Readonly<Record<string, number>>;
}

interface GoldenCase {
  readonly name: string;
  readonly profile: Readonly<Record<string, unknown>>;
  readonly expected: Expected;
}

export interface Addition extends StatedRules {
  readonly code: string;
  readonly factor: string;
  readonly figure: string;
  readonly pointsAt: (value: number) => number;
  /** The criterion whose best band gives fewer points. */
  readonly giver: { readonly code: string; readonly max: number; readonly fewer: number };
  readonly added: { readonly name: string; readonly value: number };
}

function expectedAfter({ profile, expected }: GoldenCase, addition: Addition): Expected {
  const { code, factor, figure, giver, contributionOf, levelOf } = addition;
  const points = addition.pointsAt(Number(profile[figure] ?? 0));
  const given = expected.criteria[giver.code] ?? 0;
  const fewer = given === giver.max ? giver.fewer : 0;
  const before = expected.factors[factor] ?? 0;
  const after = before + points - fewer;
  const totalScore = expected.totalScore + contributionOf(after) - contributionOf(before);
  return {
    totalScore,
    level: levelOf(totalScore),
    factors: { ...expected.factors, [factor]: after },
    criteria: { ...expected.criteria, [giver.code]: given - fewer, [code]: points },
  };
}

const inline = (value: object) =>
  JSON.stringify(value, null, 1).replace(/\n */g, ' ').replace('{ ', '{').replace(/ }$/, '}');

const WIDTH = 151;

/** As the goldens are written: ten spaces, as many criteria as fit. */
function criteriaLines(criteria: Expected['criteria']): string {
  const lines: string[] = [];
  for (const [code, points] of Object.entries(criteria)) {
    const last = lines.at(-1);
    const text = `"${code}": ${points}`;
    if (last !== undefined && `${last}, ${text},`.length <= WIDTH) lines.splice(-1, 1, `${last}, ${text}`);
    else lines.push(`          ${text}`);
  }
  return lines.join(',\n');
}

const expectedText = ({ totalScore, level, factors, criteria }: Expected) => `"expected": {
        "totalScore": ${totalScore},
        "level": "${level}",
        "factors": ${inline(factors)},
        "criteria": {
${criteriaLines(criteria)}
        }
      }`;

const withExpected = (block: string, expected: Expected) =>
  block.replace(/"expected": \{[^]*\n {6}\}/, expectedText(expected));

/** The golden profiles of a version after the addition of a criterion: each case whole, and one with the new figure alone. */
export function withAddition(goldens: string, addition: Addition): string {
  const { cases } = JSON.parse(goldens) as { cases: readonly GoldenCase[] };
  const [head = '', ...blocks] = goldens.split(/^(?= {4}\{$)/m);
  const empty = cases.findIndex(({ profile }) => Object.keys(profile).length === 0);
  const emptyCase = cases[empty] ?? reject('The golden profiles have no empty profile.');
  const profile = { [addition.figure]: addition.added.value };
  const changed = blocks.map((block, at) =>
    withExpected(block, expectedAfter(cases[at] ?? emptyCase, addition)),
  );
  const added = withExpected(blocks[empty] ?? '', expectedAfter({ ...emptyCase, profile }, addition))
    .replace(JSON.stringify(emptyCase.name), JSON.stringify(addition.added.name))
    .replace('"profile": {}', `"profile": ${inline(profile)}`);
  return `${head}${changed.join('').replace(/\n {2}\]\n\}\n*$/, `,\n${added.replace(/,\n$/, '')}\n  ]\n}\n`)}`;
}

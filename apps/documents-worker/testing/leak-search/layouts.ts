import type { SeededRandom } from '@groundwork/test-data/cases';
import { type Mark, page, type Sheet, widthOf } from './marks.ts';
import type { Fact } from './spellings.ts';

type Layout = (facts: readonly Fact[], random: SeededRandom) => Sheet;

const margin = 46;
const top = page.height - 60;

interface Block {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

const isSecret = ({ kind }: Fact) => kind === 'secret';

/** Words in lines, as a word processor breaks them. A spaced number breaks too. */
function flow(facts: readonly Fact[], { x, y, width, size }: Block): Mark[] {
  const words = facts.flatMap((fact) => [
    ...`${fact.label} is`.split(' ').map((text) => ({ text, isSecret: false })),
    ...fact.text.split(' ').map((text) => ({ text, isSecret: isSecret(fact) })),
    { text: 'and', isSecret: false },
  ]);
  const marks: Mark[] = [];
  let [left, down] = [x, y];
  for (const word of words) {
    const wide = widthOf(`${word.text} `, size);
    if (left + wide > x + width && left > x) [left, down] = [x, down - size * 1.5];
    marks.push({ ...word, x: left, y: down, size });
    left += wide;
  }
  return marks;
}

const prose: Layout = (facts, random) => {
  const size = random.one([8, 9, 10, 11]);
  return { marks: flow(facts, { x: margin, y: top, width: page.width - 2 * margin, size }) };
};

const columns: Layout = (facts, random) => {
  const half = Math.ceil(facts.length / 2);
  const [size, width] = [random.one([8, 9]), 230];
  const left = flow(facts.slice(0, half), { x: margin, y: top, width, size });
  return { marks: [...left, ...flow(facts.slice(half), { x: margin + 270, y: top - 3, width, size })] };
};

const rows = (size: number) => (at: number) => top - at * size * 2;

const leaders: Layout = (facts, random) => {
  const size = random.one([9, 10]);
  const lineAt = rows(size);
  return {
    marks: facts.flatMap((fact, at) => [
      { text: `${fact.label} `.padEnd(34, '.'), x: margin, y: lineAt(at), size, isSecret: false },
      { text: fact.text, x: margin + 240, y: lineAt(at), size, isSecret: isSecret(fact) },
    ]),
  };
};

const square = (x: number, y: number) => `0.5 w ${x - 4} ${y - 4} 15 16 re S`;

/** Each digit in a box of its own. */
const boxes: Layout = (facts) => {
  const [size, lineAt] = [10, rows(11)];
  const drawn: string[] = [];
  const marks = facts.flatMap((fact, at): Mark[] => {
    const label = { text: fact.label, x: margin, y: lineAt(at), size, isSecret: false };
    if (!isSecret(fact))
      return [label, { text: fact.text, x: margin + 220, y: lineAt(at), size, isSecret: false }];
    const cells = Array.from(fact.text.replace(/\s/g, ''), (text, place) => {
      const x = margin + 220 + place * 17;
      drawn.push(square(x, lineAt(at)));
      return { text, x, y: lineAt(at), size, isSecret: true };
    });
    return [label, ...cells];
  });
  return { marks, rules: drawn.join('\n') };
};

const cellWidth = 125;

/** Narrow cells side by side: a long value continues below, in its own cell. */
const table: Layout = (facts, random) => {
  const size = random.one([7, 8]);
  const most = Math.floor(cellWidth / widthOf('0', size)) - random.whole(2, 12);
  const marks = facts.flatMap((fact, at) => {
    const [x, y] = [margin + (at % 4) * (cellWidth + 6), top - Math.floor(at / 4) * size * 8];
    const pieces = isSecret(fact)
      ? (fact.text.match(new RegExp(`.{1,${Math.max(4, most)}}`, 'gs')) ?? [])
      : [fact.text];
    const label = { text: fact.label.slice(0, 24), x, y, size, isSecret: false };
    const values = pieces.map((text, line) => ({
      text,
      x,
      y: y - (line + 1) * size * 1.4,
      size,
      isSecret: isSecret(fact),
    }));
    return [label, ...values];
  });
  return { marks };
};

const changed =
  (layout: Layout, change: (mark: Mark, random: SeededRandom) => readonly Mark[]): Layout =>
  (facts, random) => {
    const sheet = layout(facts, random);
    return { ...sheet, marks: sheet.marks.flatMap((mark) => change(mark, random)) };
  };

const onlySecrets =
  (change: (mark: Mark, random: SeededRandom) => readonly Mark[]) =>
  (mark: Mark, random: SeededRandom): readonly Mark[] =>
    mark.isSecret ? change(mark, random) : [mark];

const spaced = changed(
  leaders,
  onlySecrets((mark) => [{ ...mark, size: 8, spacing: 5 }]),
);
const twice = changed(
  prose,
  onlySecrets((mark) => [mark, { ...mark, x: mark.x + 0.3 }]),
);
const fields = changed(
  leaders,
  onlySecrets((mark) => [{ ...mark, on: 'field' as const }]),
);
const notes = changed(
  leaders,
  onlySecrets((mark) => [{ ...mark, on: 'note' as const }]),
);

/** Each letter is written by itself, the last one first. */
const backwards = changed(
  leaders,
  onlySecrets((mark) =>
    Array.from(mark.text, (text, at) => ({
      ...mark,
      text,
      x: mark.x + widthOf('0', mark.size) * at,
    })).reverse(),
  ),
);

const upwards: Layout = (facts, random) => {
  const secrets = facts.filter(isSecret);
  const others = facts.filter((fact) => !isSecret(fact));
  const sides = secrets.map((fact, at) => ({
    text: fact.text,
    x: page.width - 30 - at * 16,
    y: 80 + at * 30,
    size: 9,
    isSecret: true,
    isUpwards: true,
  }));
  return { marks: [...flow(others, { x: margin, y: top, width: 400, size: random.one([8, 9]) }), ...sides] };
};

const turned: Layout = (facts, random) => ({
  ...leaders(facts, random),
  turned: random.one([90, 180, 270] as const),
});

const small: Layout = (facts) => ({
  marks: flow(facts, { x: margin, y: 60, width: page.width - 2 * margin, size: 5 }),
});

export const layouts = {
  prose,
  columns,
  leaders,
  boxes,
  table,
  spaced,
  twice,
  fields,
  notes,
  backwards,
  upwards,
  turned,
  small,
} as const satisfies Readonly<Record<string, Layout>>;
export type LayoutName = keyof typeof layouts;

/** A machine that reads pictures reads them; the others are for text. */
export const scannable: readonly LayoutName[] = ['prose', 'columns', 'leaders', 'boxes', 'table'];

import type { GrayPicture } from './gray-picture.model.ts';
import { findPaperBrightness } from './paper-brightness.rules.ts';

const inkDepth = 60;
const maxThickness = 8;
const minRun = 36;
const minLength = 80;
const halo = 2;
const thinShare = 0.7;
const sampleStep = 6;

interface Direction {
  readonly length: number;
  readonly lanes: number;
  readonly along: number;
  readonly across: number;
}

interface Run {
  readonly lane: number;
  readonly from: number;
  readonly to: number;
}

interface Sheet {
  readonly data: Buffer;
  readonly ink: number;
}

function thicknessAt({ data, ink }: Sheet, { lanes, along, across }: Direction, at: number, lane: number) {
  const isInk = (other: number) =>
    other >= 0 && other < lanes && (data[at * along + other * across] ?? 255) < ink;
  let [first, last] = [lane, lane];
  while (isInk(first - 1) && lane - first <= maxThickness) first -= 1;
  while (isInk(last + 1) && last - lane <= maxThickness) last += 1;
  return { first, last, isThin: last - first < maxThickness };
}

function isThin(sheet: Sheet, direction: Direction, { lane, from, to }: Run): boolean {
  let [thin, all] = [0, 0];
  for (let at = from; at < to; at += sampleStep) {
    all += 1;
    if (thicknessAt(sheet, direction, at, lane).isThin) thin += 1;
  }
  return thin >= all * thinShare;
}

function runsIn(sheet: Sheet, direction: Direction, lane: number): Run[] {
  const { data, ink } = sheet;
  const { length, along, across } = direction;
  const runs: Run[] = [];
  let from = -1;
  for (let at = 0; at <= length; at += 1) {
    const isInk = at < length && (data[at * along + lane * across] ?? 255) < ink;
    if (isInk && from < 0) from = at;
    if (isInk || from < 0) continue;
    const run = { lane, from, to: at };
    if (at - from >= minRun && isThin(sheet, direction, run)) runs.push(run);
    from = -1;
  }
  return runs;
}

interface Rule {
  readonly runs: Run[];
  from: number;
  to: number;
}

function rulesOf(sheet: Sheet, direction: Direction): Rule[] {
  const rules: Rule[] = [];
  let open: Rule[] = [];
  for (let lane = 0; lane < direction.lanes; lane += 1) {
    for (const run of runsIn(sheet, direction, lane)) {
      const touches = ({ runs }: Rule) =>
        runs.some((each) => lane - each.lane <= 2 && each.from <= run.to + 2 && each.to >= run.from - 2);
      const rule = open.find(touches);
      if (rule) {
        rule.runs.push(run);
        [rule.from, rule.to] = [Math.min(rule.from, run.from), Math.max(rule.to, run.to)];
      } else {
        const first = { runs: [run], from: run.from, to: run.to };
        open.push(first);
        rules.push(first);
      }
    }
    open = open.filter(({ runs }) => lane - (runs.at(-1)?.lane ?? 0) <= 2);
  }
  return rules.filter(({ from, to }) => to - from >= minLength);
}

function erase(out: Buffer, sheet: Sheet, direction: Direction, { lane, from, to }: Run): void {
  const { lanes, along, across } = direction;
  for (let at = from; at < to; at += 1) {
    const { first, last, isThin: isRule } = thicknessAt(sheet, direction, at, lane);
    if (!isRule) continue;
    const [top, bottom] = [Math.max(0, first - halo), Math.min(lanes - 1, last + halo)];
    const paper = Math.max(
      sheet.data[at * along + top * across] ?? 255,
      sheet.data[at * along + bottom * across] ?? 255,
    );
    for (let each = top; each <= bottom; each += 1) out[at * along + each * across] = paper;
  }
}

export function withoutRules({ data, width, height }: GrayPicture): Buffer {
  const ink = findPaperBrightness(data) - inkDepth;
  const directions = [
    { length: width, lanes: height, along: 1, across: width },
    { length: height, lanes: width, along: width, across: 1 },
  ];
  return directions.reduce((page, direction) => {
    const sheet = { data: page, ink };
    const out = Buffer.from(page);
    for (const { runs } of rulesOf(sheet, direction))
      for (const run of runs) erase(out, sheet, direction, run);
    return out;
  }, data);
}

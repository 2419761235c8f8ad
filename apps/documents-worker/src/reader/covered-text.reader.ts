import { areaOf, type Box, type Drawing, type Run, shareWithin } from './drawn-text.reader.ts';

/** Painted over by so much of its box, nobody reads a text any more. */
const hides = 0.8;
/** A picture this large is the page itself: text below or above it is what was recognised on it. */
const isPage = 0.5;
/** A patch is made for one line; what is much higher is a stamp, a logo or a background. */
const highestPatch = 4;

export interface Covered {
  text: string;
  box: Box;
  by: string | null;
}

const letters = (text: string) => text.replace(/\s/g, '');

const isPatchFor = (cover: Box, run: Run) =>
  cover[3] - cover[1] <= Math.max(30, (run.box[3] - run.box[1]) * highestPatch) &&
  shareWithin(run.box, cover) >= hides;

/** What was drawn later at the same place. */
function laid(over: Box, later: Drawing['steps']): string | null {
  for (const step of later) {
    if (!('run' in step) || step.run.invisible) continue;
    if (shareWithin(over, step.run.box) > 0.3 || shareWithin(step.run.box, over) > 0.5) return step.run.text;
  }
  return null;
}

const amount = /\d[\d,]*\.\d{2}|\d,\d{3}/;

/** One amount right on another, without anything between them. */
function struckOver(run: Run, later: Drawing['steps']): string | null {
  if (!amount.test(run.text)) return null;
  for (const step of later) {
    if (!('run' in step) || !amount.test(step.run.text) || letters(step.run.text) === letters(run.text))
      continue;
    if (shareWithin(run.box, step.run.box) > 0.5 && shareWithin(step.run.box, run.box) > 0.5)
      return step.run.text;
  }
  return null;
}

/** Text that something drawn later hides, and what now stands in its place. */
export function coveredTexts({ steps, pictures }: Drawing, pageArea: number): Covered[] {
  if (pictures.some((box) => areaOf(box) > pageArea * isPage)) return [];
  return steps.flatMap((step, at): Covered[] => {
    if (!('run' in step) || step.run.invisible) return [];
    const { run } = step;
    const later = steps.slice(at + 1);
    const cover = later.findIndex((next) => 'cover' in next && isPatchFor(next.cover, run));
    if (cover >= 0)
      return [coveredBy(run, laid(run.box, later.slice(cover + 1)))].flatMap((each) => each ?? []);
    const over = struckOver(run, later);
    return over === null ? [] : [{ text: run.text, box: run.box, by: over }];
  });
}

/** Drawn again as it was: a program that paints a background between two passes. */
const coveredBy = (run: Run, by: string | null): Covered | null =>
  by !== null && letters(by) === letters(run.text) ? null : { text: run.text, box: run.box, by };

/** Drawn without ink where there is no picture whose words it would repeat. */
export const invisibleTexts = ({ steps, pictures }: Drawing, pageArea: number): Run[] =>
  pictures.some((box) => areaOf(box) > pageArea * isPage)
    ? []
    : steps.flatMap((step) => ('run' in step && step.run.invisible ? [step.run] : []));

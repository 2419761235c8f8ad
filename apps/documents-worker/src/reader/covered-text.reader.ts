import { BoxesNearby } from '../domain/boxes-nearby.rules.ts';
import { computeArea, type Box, type Drawing, type TextRun, computeOverlap } from './drawn-text.reader.ts';

const coveringShare = 0.8;
const pageShare = 0.5;
const maxPatchLines = 4;

export interface CoveredText {
  text: string;
  box: Box;
  by: string | null;
}

const removeSpaces = (text: string) => text.replace(/\s/g, '');

const isPatchFor = (cover: Box, run: TextRun) =>
  cover[3] - cover[1] <= Math.max(30, (run.box[3] - run.box[1]) * maxPatchLines) &&
  computeOverlap(run.box, cover) >= coveringShare;

function findTextAbove(box: Box, later: Drawing['steps']): string | null {
  for (const step of later) {
    if (!('run' in step) || step.run.invisible) continue;
    if (computeOverlap(box, step.run.box) > 0.3 || computeOverlap(step.run.box, box) > 0.5)
      return step.run.text;
  }
  return null;
}

const amountPattern = /\d(?:,*\.\d{2}|,\d{3})/;

function findAmountAbove(run: TextRun, later: Drawing['steps']): string | null {
  if (!amountPattern.test(run.text)) return null;
  for (const step of later) {
    if (!('run' in step) || step.run.text === run.text) continue;
    const { text, box } = step.run;
    if (computeOverlap(run.box, box) <= 0.5 || computeOverlap(box, run.box) <= 0.5) continue;
    if (amountPattern.test(text) && removeSpaces(text) !== removeSpaces(run.text)) return text;
  }
  return null;
}

export function findCoveredTexts({ steps, pictures }: Drawing, pageArea: number): CoveredText[] {
  if (pictures.some((box) => computeArea(box) > pageArea * pageShare)) return [];
  const boxes = new BoxesNearby(steps.map((step) => ('run' in step ? step.run.box : step.cover)));
  return steps.flatMap((step, at): CoveredText[] => {
    if (!('run' in step) || step.run.invisible) return [];
    const { run } = step;
    const later = boxes.near(run.box).flatMap((place) => (place > at ? (steps[place] ?? []) : []));
    const cover = later.findIndex((next) => 'cover' in next && isPatchFor(next.cover, run));
    if (cover >= 0)
      return [toCoveredText(run, findTextAbove(run.box, later.slice(cover + 1)))].flatMap(
        (each) => each ?? [],
      );
    const amountAbove = findAmountAbove(run, later);
    return amountAbove === null ? [] : [{ text: run.text, box: run.box, by: amountAbove }];
  });
}

const toCoveredText = (run: TextRun, by: string | null): CoveredText | null =>
  by !== null && removeSpaces(by) === removeSpaces(run.text) ? null : { text: run.text, box: run.box, by };

/** Invisible text above a scan repeats the words of the scan. */
export const findInvisibleTexts = ({ steps, pictures }: Drawing, pageArea: number): TextRun[] =>
  pictures.some((box) => computeArea(box) > pageArea * pageShare)
    ? []
    : steps.flatMap((step) => ('run' in step && step.run.invisible ? [step.run] : []));

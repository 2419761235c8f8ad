import { amountsOf, centsOf } from './amounts.ts';
import { isNearMiss } from './contradiction.ts';
import { type Area, areaOfText, shareOfPage } from './area.ts';
import type { Candidate, Figure } from './figures.ts';
import type { Line, Page } from './page.ts';
import type { Signal } from './signal.ts';

interface Document {
  pages: readonly Page[];
  lines: readonly Line[];
}

interface Place {
  page: number;
  area: Area | null;
}

const isCount = ({ name }: Figure) => name.endsWith('Count');

function placeOfValue(lines: readonly Line[], value: number, page: number): Place | null {
  const cents = Math.abs(centsOf(value));
  const places = lines.flatMap((line) =>
    amountsOf(line).flatMap((amount) =>
      Math.abs(centsOf(amount.value)) === cents ? [{ page: line.page, area: amount.area }] : [],
    ),
  );
  return places.find((place) => place.page === page) ?? places[0] ?? null;
}

function placeOfFigure(figure: Figure, lines: readonly Line[]): Place {
  const { page, box, value, text } = figure;
  const unplaced: Place = { page, area: box };
  if (box !== null || isCount(figure)) return unplaced;
  if (value !== null) return placeOfValue(lines, value, page) ?? unplaced;
  const onPage = lines.filter((line) => line.page === page);
  return { page, area: areaOfText(onPage, text ?? '') };
}

/** The facts of a file name a text, so its place is the first place of that text. */
function areaOfSignal({ box, page, actual, expected }: Signal, { pages, lines }: Document): Area | null {
  if (box !== null || page === null) return box;
  const texts = [actual, expected].flatMap((text) => text ?? []);
  const places = [...lines.filter((line) => line.page === page), ...pages.slice(page - 1, page)];
  return texts.reduce<Area | null>((area, text) => area ?? areaOfText(places, text), null);
}

/** A sum names any amount; a person chooses one that the paper prints, or that has one or two other digits. */
function placeOther({ value, other }: Figure, { pages, lines }: Document): Candidate | undefined {
  if (other === undefined) return undefined;
  const place = other.box
    ? { page: other.page, area: other.box }
    : placeOfValue(lines, other.value, other.page);
  if (place === null && !isNearMiss(other.value, value ?? 0)) return undefined;
  const { page, area } = place ?? { page: other.page, area: null };
  return { value: other.value, page, box: shareOfPage(area, pages[page - 1]) };
}

export function placeFigures(figures: readonly Figure[], { pages, lines }: Document): Figure[] {
  return figures.map((figure) => {
    const { page, area } = placeOfFigure(figure, lines);
    const other = placeOther(figure, { pages, lines });
    return { ...figure, page, box: shareOfPage(area, pages[page - 1]), other };
  });
}

export const placeSignals = (signals: readonly Signal[], document: Document): Signal[] =>
  signals.map((signal) => ({
    ...signal,
    box: shareOfPage(areaOfSignal(signal, document), document.pages[(signal.page ?? 1) - 1]),
  }));

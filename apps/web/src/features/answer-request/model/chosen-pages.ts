import { documentRequestLimits } from '@groundwork/contracts/client';
import { fill } from '@groundwork/wording';
import { words } from '../answer-request.wording.ts';
import type { SheetChoice } from './sheet-corners.ts';

export interface ChosenPage {
  readonly id: string;
  readonly file: File;
  /** Undefined until it is searched, null where no sheet stands out. */
  readonly sheet?: SheetChoice | null;
}

const { photos: mostPhotos, photoBytes, photosBytes, pdfBytes } = documentRequestLimits;
const pdfType = 'application/pdf';
const photoTypes = ['image/jpeg', 'image/png'];
const mebibyte = 1024 * 1024;
const { problems } = words;

export const isPdf = ({ file }: Pick<ChosenPage, 'file'>): boolean => file.type === pdfType;

function problemOfFile({ type, size, name: file }: File): string | null {
  if (type !== pdfType && !photoTypes.includes(type)) return problems.type;
  const most = type === pdfType ? pdfBytes : photoBytes;
  return size > most ? fill(problems.large, { file, most: most / mebibyte }) : null;
}

/** The server decides; this saves a long upload. */
export function problemOf(pages: readonly ChosenPage[]): string | null {
  const ofFile = pages.map(({ file }) => problemOfFile(file)).find((problem) => problem !== null);
  if (ofFile !== undefined) return ofFile;
  if (pages.length > 1 && pages.some(isPdf)) return problems.mixed;
  if (pages.length > mostPhotos) return fill(problems.tooMany, { most: mostPhotos });
  const bytes = pages.reduce((sum, { file }) => sum + file.size, 0);
  return bytes > photosBytes ? fill(problems.together, { most: photosBytes / mebibyte }) : null;
}

export function movePage(pages: readonly ChosenPage[], id: string, by: -1 | 1): readonly ChosenPage[] {
  const from = pages.findIndex((page) => page.id === id);
  const to = from + by;
  const [page, other] = [pages[from], pages[to]];
  if (!page || !other) return pages;
  return pages.map((each, at) => (at === from ? other : at === to ? page : each));
}

export const replacePage = (pages: readonly ChosenPage[], id: string, file: File): readonly ChosenPage[] =>
  pages.map((page) => (page.id === id ? { id, file } : page));

export const withSheet = (
  pages: readonly ChosenPage[],
  of: File,
  sheet: SheetChoice | null,
): readonly ChosenPage[] => pages.map((page) => (page.file === of ? { ...page, sheet } : page));

export const changeSheet = (
  pages: readonly ChosenPage[],
  of: File,
  change: (sheet: SheetChoice) => SheetChoice,
): readonly ChosenPage[] =>
  pages.map((page) => (page.file === of && page.sheet ? { ...page, sheet: change(page.sheet) } : page));

export const photosInSearch = (pages: readonly ChosenPage[]): number =>
  pages.filter((page) => !isPdf(page) && page.sheet === undefined).length;

export function sheetsText(pages: readonly ChosenPage[]): string {
  const inSearch = photosInSearch(pages);
  if (inSearch > 0) return fill(words.searching, { count: inSearch });
  const cut = pages.filter(({ sheet }) => sheet?.isCut).length;
  return cut > 0 ? fill(words.cornersOn, { count: cut }) : '';
}

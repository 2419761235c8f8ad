import { describe, expect, it } from '@jest/globals';
import {
  changeSheet,
  type ChosenPage,
  movePage,
  photosInSearch,
  problemOf,
  replacePage,
  sheetsText,
  withSheet,
} from './chosen-pages.ts';

const mebibyte = 1024 * 1024;

function page(id: string, { type = 'image/jpeg', bytes = 10 } = {}): ChosenPage {
  const file = new File(['x'], `${id}.jpg`, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return { id, file };
}

const idsOf = (pages: readonly ChosenPage[]) => pages.map(({ id }) => id).join('');
const many = (count: number, bytes = 10) =>
  Array.from({ length: count }, (_, at) => page(String(at), { bytes }));
const pdf = (bytes: number) => page('a', { type: 'application/pdf', bytes });

const sheet = {
  corners: [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  isCut: true,
} as const;

describe('chosen pages', () => {
  it.each<[string, ChosenPage[], string | null]>([
    ['thirty photos', many(30), null],
    ['thirty-one photos', many(31), 'Send at most 30 photos.'],
    ['a photo of 10 MB', [page('a', { bytes: 10 * mebibyte })], null],
    ['a larger photo', [page('a', { bytes: 10 * mebibyte + 1 })], 'a.jpg is larger than 10 MB.'],
    ['100 MB in all', many(10, 10 * mebibyte), null],
    ['more in all', many(11, 10 * mebibyte), 'The photos have more than 100 MB together.'],
    ['a PDF of 25 MB', [pdf(25 * mebibyte)], null],
    ['a larger PDF', [pdf(25 * mebibyte + 1)], 'a.jpg is larger than 25 MB.'],
    ['a PDF and a photo', [pdf(1), page('b')], 'Send one PDF, or photos. Not both.'],
    ['a text', [page('a', { type: 'text/plain' })], 'Choose a PDF, or JPEG or PNG photos.'],
  ])('are sent if they are few and small enough: %s', (_name, pages, problem) => {
    expect(problemOf(pages)).toBe(problem);
  });

  it('move by one place and stay at the ends', () => {
    const pages = [page('a'), page('b'), page('c')];
    expect(idsOf(movePage(pages, 'b', -1))).toBe('bac');
    expect(idsOf(movePage(pages, 'b', 1))).toBe('acb');
    expect(idsOf(movePage(pages, 'a', -1))).toBe('abc');
    expect(idsOf(movePage(pages, 'c', 1))).toBe('abc');
  });

  it('have a retaken photo in the same place', () => {
    const retaken = replacePage([page('a'), page('b')], 'a', page('z').file);
    expect(retaken.map(({ file }) => file.name)).toEqual(['z.jpg', 'b.jpg']);
  });

  it('have the sheet of their photo, and none after a retake', () => {
    const pages = [page('a'), page('b')];
    const searched = withSheet(pages, pages[1]!.file, sheet);
    expect(searched.map((each) => each.sheet)).toEqual([undefined, sheet]);
    expect(replacePage(searched, 'b', page('z').file).map((each) => each.sheet)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('change the sheet of one photo, and none where no sheet is', () => {
    const pages = [{ ...page('a'), sheet }, { ...page('b'), sheet }, page('c')];
    const asItIs = pages.reduce<readonly ChosenPage[]>(
      (changed, { file, id }) =>
        id === 'a' ? changed : changeSheet(changed, file, (each) => ({ ...each, isCut: false })),
      pages,
    );
    expect(asItIs.map((each) => each.sheet?.isCut)).toEqual([true, false, undefined]);
  });

  it('are in search until each photo has a sheet or none', () => {
    const [first, second] = [page('a'), page('b')];
    const start = [first, second, pdf(1)];
    expect([photosInSearch(start), sheetsText(start)]).toEqual([2, 'Looking for the sheet on 2 photos']);
    const half = withSheet(start, second.file, null);
    expect([photosInSearch(half), sheetsText(half)]).toEqual([1, 'Looking for the sheet on 1 photo']);
    const done = withSheet(half, first.file, sheet);
    expect([photosInSearch(done), sheetsText(done)]).toEqual([
      0,
      'Corners are on 1 photo. Check them before you send.',
    ]);
    expect(sheetsText(withSheet(done, first.file, { ...sheet, isCut: false }))).toBe('');
  });
});

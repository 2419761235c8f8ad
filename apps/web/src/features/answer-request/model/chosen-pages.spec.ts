import { describe, expect, it } from '@jest/globals';
import { type ChosenPage, movePage, problemOf, replacePage, withSheet } from './chosen-pages.ts';

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
    const sheet = {
      corners: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
      isCut: true,
    } as const;
    const searched = withSheet(pages, pages[1]!.file, sheet);
    expect(searched.map((each) => each.sheet)).toEqual([undefined, sheet]);
    expect(replacePage(searched, 'b', page('z').file).map((each) => each.sheet)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

import type { PaperInFile } from './papers-in-file.ts';

interface Placed {
  page: number | null;
}

export const atFilePages = <P extends Placed>(places: readonly P[], before: number): P[] =>
  places.map((place) => (place.page === null ? place : { ...place, page: place.page + before }));

export const papersAtFilePages = (papers: readonly PaperInFile[], before: number): PaperInFile[] =>
  papers.map((paper) => ({
    ...paper,
    fromPage: paper.fromPage + before,
    toPage: paper.toPage + before,
  }));

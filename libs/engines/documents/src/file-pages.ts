import type { DocumentInFile } from './documents-in-file.ts';
import type { Figure } from './figures.ts';

interface Placed {
  page: number | null;
}

export const atFilePages = <P extends Placed>(places: readonly P[], before: number): P[] =>
  places.map((place) => (place.page === null ? place : { ...place, page: place.page + before }));

export const figuresAtFilePages = (figures: readonly Figure[], before: number): Figure[] =>
  atFilePages(figures, before).map((figure) => {
    const [other] = figure.other ? atFilePages([figure.other], before) : [];
    return other ? { ...figure, other } : figure;
  });

export const documentsAtFilePages = (
  documents: readonly DocumentInFile[],
  before: number,
): DocumentInFile[] =>
  documents.map((document) => ({
    ...document,
    fromPage: document.fromPage + before,
    toPage: document.toPage + before,
  }));

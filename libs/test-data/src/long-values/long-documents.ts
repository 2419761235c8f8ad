import { pdfOf } from '../documents/pdf.ts';
import { longClasses, longSizes, longText } from './long-texts.ts';

export interface LongDocument {
  name: string;
  /** Documents with different marks have different bytes. */
  make: (mark: number) => Buffer;
}

const longest = 100_000;

/** One page with one long line of each class. */
export const longValueDocuments = (): LongDocument[] =>
  longClasses.flatMap((of) =>
    [...longSizes, longest].map((bytes) => ({
      name: `page with ${bytes} bytes of ${of}`,
      make: (mark: number) => pdfOf([[`Statement ${mark}`, longText(of, bytes)]]),
    })),
  );

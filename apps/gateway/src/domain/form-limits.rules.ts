import { type InputShape, shapeOf } from '@groundwork/contracts';
import type { z } from 'zod';

const mostFields = 20;
const bytesOfCharacter = 4;
const shared = {
  files: 1,
  fields: mostFields,
  parts: mostFields + 1,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

const mostOf = (fields: readonly InputShape[], isFile: boolean): number =>
  Math.max(
    0,
    ...fields.map((field) => ('most' in field && (field.kind === 'file') === isFile ? field.most : 0)),
  );

/** The spare byte of a file shows that the file is too large. */
export function formLimits({ shape }: z.ZodObject, spareBytes = 1) {
  const fields = Object.values<z.ZodType>(shape).map(shapeOf);
  return {
    ...shared,
    fieldSize: mostOf(fields, false) * bytesOfCharacter,
    fileSize: mostOf(fields, true) + spareBytes,
  };
}

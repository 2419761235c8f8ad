import { type InputShape, shapeOf } from '@groundwork/contracts';
import type { z } from 'zod';

const mostFields = 20;
const bytesOfCharacter = 4;
const shared = {
  fields: mostFields,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

type Field = Exclude<InputShape, { kind: 'list' }>;

const itemOf = (field: InputShape): Field => (field.kind === 'list' ? itemOf(field.item) : field);

const mostOf = (fields: readonly Field[], isFile: boolean): number =>
  Math.max(
    0,
    ...fields.map((field) => ('most' in field && (field.kind === 'file') === isFile ? field.most : 0)),
  );

const filesOf = (field: InputShape): number => (field.kind === 'list' ? field.most : 1);

/** The spare byte of a file shows that the file is too large. */
export function formLimits({ shape }: z.ZodObject, spareBytes = 1) {
  const given = Object.values<z.ZodType>(shape).map(shapeOf);
  const fields = given.map(itemOf);
  const files = Math.max(...given.filter((field) => itemOf(field).kind === 'file').map(filesOf));
  return {
    ...shared,
    files,
    parts: mostFields + files,
    fieldSize: mostOf(fields, false) * bytesOfCharacter,
    fileSize: mostOf(fields, true) + spareBytes,
  };
}

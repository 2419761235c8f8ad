import { columnSize } from './column-features.ts';
import { directionSize } from './direction-features.ts';
import { lineSize } from './line-features.ts';
import type { Model } from './logistic.ts';
import type { Models } from './read-rows.ts';
import { columnRoles, lineRoles } from './roles.ts';

/** Raise it when a feature, a role or a size of a range changes: older weights are then refused. */
export const weightsVersion = 'roles-1';

interface StoredModel {
  readonly classes: number;
  readonly size: number;
  /** The value of one step of a stored number. */
  readonly unit: number;
  /** Numbers of 16 bits, the low byte first. */
  readonly numbers: string;
}

export interface StoredWeights {
  readonly version: string;
  readonly lines: StoredModel;
  readonly columns: StoredModel;
  readonly directions: StoredModel;
  readonly steps: readonly (readonly number[])[];
}

const highest = 32_767;

function stored({ classes, size, weights }: Model): StoredModel {
  const most = weights.reduce((best, weight) => Math.max(best, Math.abs(weight)), 0);
  const unit = most === 0 ? 1 : most / highest;
  const bytes = new Uint8Array(weights.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [at, weight] of weights.entries()) view.setInt16(at * 2, Math.round(weight / unit), true);
  return { classes, size, unit, numbers: btoa(textOf(bytes)) };
}

const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

function modelOf({ classes, size, unit, numbers }: StoredModel, expected: number): Model {
  const bytes = Uint8Array.from(atob(numbers), (letter) => letter.codePointAt(0) ?? 0);
  if (size !== expected || bytes.length !== classes * size * 2)
    throw new Error(`The weights of the roles have ${size} features in place of ${expected}`);
  const view = new DataView(bytes.buffer);
  const weights = Float32Array.from(
    { length: classes * size },
    (_, at) => view.getInt16(at * 2, true) * unit,
  );
  return { classes, size, weights };
}

const rounded = (share: number): number => Math.round(share * 1e6) / 1e6;

export const storedWeights = ({ lines, columns, directions, steps }: Models): StoredWeights => ({
  version: weightsVersion,
  lines: stored(lines),
  columns: stored(columns),
  directions: stored(directions),
  steps: steps.map((row) => row.map(rounded)),
});

/** Refuses weights of another version, so that no reading mixes two meanings of a feature. */
export function modelsFrom({ version, lines, columns, directions, steps }: StoredWeights): Models {
  if (version !== weightsVersion)
    throw new Error(`The weights of the roles are ${version} in place of ${weightsVersion}`);
  if (lines.classes !== lineRoles.length || columns.classes !== columnRoles.length)
    throw new Error('The weights of the roles have another number of roles');
  return {
    lines: modelOf(lines, lineSize),
    columns: modelOf(columns, columnSize),
    directions: modelOf(directions, directionSize),
    steps,
  };
}

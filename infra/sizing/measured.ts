import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shape } from '../local/stack.ts';
import type { Costs } from './system.ts';

export interface Mixed {
  readonly rate: number;
  readonly seconds: number;
  readonly failed: number;
  readonly readP50: number;
  readonly readP95: number;
  readonly writeP50: number;
  readonly writeP95: number;
  readonly cores: number;
  readonly readerCores: number;
  readonly loadCores: number;
  /** Of strangers. They slow down the requests alone too, so the simulation leaves them out. */
  readonly otherCores: number;
}

export interface Measured {
  readonly source: string;
  readonly day: string;
  readonly cores: number;
  readonly load: number;
  readonly shape: Shape;
  readonly idle: Readonly<Record<string, number>>;
  readonly costs: Costs;
  readonly mixed: Mixed;
}

export const measuredFile = join(import.meta.dirname, 'measured.json');

export const readMeasured = (): Measured => JSON.parse(readFileSync(measuredFile, 'utf8')) as Measured;

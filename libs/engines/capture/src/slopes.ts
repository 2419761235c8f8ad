import type { GrayImage } from './pixels.ts';

/** How the brightness rises to the right and downwards, as a share of it: a shadow changes no share. */
export interface Slopes {
  readonly across: Float32Array;
  readonly down: Float32Array;
  readonly width: number;
  readonly height: number;
}

const reach = 3;
const darkest = 8;

type Choice = (a: number, b: number) => number;

interface Field {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

function alongLines({ values, width, height }: Field, step: number, choice: Choice): Field {
  const out = new Float32Array(values.length);
  const [length, stride] = step === 1 ? [width, 1] : [height, width];
  for (let at = 0; at < values.length; at += 1) {
    const place = step === 1 ? at % width : Math.floor(at / width);
    let best = values[at] ?? 0;
    for (let away = Math.max(-reach, -place); away <= Math.min(reach, length - 1 - place); away += 1)
      best = choice(best, values[at + away * stride] ?? 0);
    out[at] = best;
  }
  return { values: out, width, height };
}

const around = (field: Field, choice: Choice): Field =>
  alongLines(alongLines(field, 1, choice), field.width, choice);

const withoutInk = (field: Field): Field => around(around(field, Math.max), Math.min);

function smooth({ values, width, height }: Field): Field {
  const out = new Float32Array(values.length);
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      let sum = 0;
      for (const row of [at - width, at, at + width])
        sum += (values[row - 1] ?? 0) + (values[row] ?? 0) + (values[row + 1] ?? 0);
      out[at] = sum / 9;
    }
  return { values: out, width, height };
}

export function slopesOf({ data, width, height }: GrayImage): Slopes {
  const logarithms = Float32Array.from(data, (brightness) => Math.log(Math.max(brightness, darkest)));
  const { values } = smooth(withoutInk({ values: logarithms, width, height }));
  const [across, down] = [new Float32Array(values.length), new Float32Array(values.length)];
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      across[at] = ((values[at + 1] ?? 0) - (values[at - 1] ?? 0)) / 2;
      down[at] = ((values[at + width] ?? 0) - (values[at - width] ?? 0)) / 2;
    }
  return { across, down, width, height };
}

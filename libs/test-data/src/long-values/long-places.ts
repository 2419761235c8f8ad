import type { InputShape } from '@groundwork/contracts';

export interface LongPlace {
  path: string;
  /** A sample of the whole input with this text at the place. */
  withText: (text: string) => unknown;
}

type ObjectShape = Extract<InputShape, { kind: 'object' }>;

/** The smallest input of the shape; not each one is valid. */
export function sampleOf(shape: InputShape): unknown {
  switch (shape.kind) {
    case 'text':
    case 'file':
      return 'x';
    case 'value':
      return shape.example;
    case 'list':
      return [sampleOf(shape.item)];
    case 'map':
      return {};
    case 'object':
      return sampleOfFields(shape);
    case 'either':
      return shape.options[0] && sampleOf(shape.options[0]);
  }
}

const sampleOfFields = ({ fields }: ObjectShape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field)]));

const inside = (places: readonly LongPlace[], step: string, wrap: (value: unknown) => unknown): LongPlace[] =>
  places.map(({ path, withText }) => ({ path: `${step}${path}`, withText: (text) => wrap(withText(text)) }));

function placesOfFields(shape: ObjectShape): LongPlace[] {
  const sample = sampleOfFields(shape);
  return Object.entries(shape.fields).flatMap(([name, field]) =>
    inside(longPlaces(field), `.${name}`, (value) => ({ ...sample, [name]: value })),
  );
}

/** Each place of an input that a client can fill with a text, also where a number or a choice belongs. */
export function longPlaces(shape: InputShape): LongPlace[] {
  switch (shape.kind) {
    case 'text':
    case 'value':
      return [{ path: '', withText: (text) => text }];
    case 'file':
      return [];
    case 'list':
      return inside(longPlaces(shape.item), '[]', (value) => [value]);
    case 'map':
      return [
        ...inside(longPlaces(shape.key), '{key}', (key) => ({ [String(key)]: sampleOf(shape.value) })),
        ...inside(longPlaces(shape.value), '{}', (value) => ({ x: value })),
      ];
    case 'object':
      return placesOfFields(shape);
    case 'either':
      return withoutRepeats(shape.options.flatMap(longPlaces));
  }
}

/** A number that may be text, and a value that may be null, are one place. */
function withoutRepeats(places: readonly LongPlace[]): LongPlace[] {
  const whole = places.find(({ path }) => path === '');
  const inner = places.filter(({ path }) => path !== '');
  return whole ? [whole, ...inner] : inner;
}

/** The same for a file without a contract: a text in the place of each value of a sample. */
export function longPlacesOfSample(sample: unknown): LongPlace[] {
  if (Array.isArray(sample)) return inside(longPlacesOfSample(sample[0]), '[]', (value) => [value]);
  if (typeof sample !== 'object' || sample === null) return [{ path: '', withText: (text) => text }];
  return Object.entries(sample).flatMap(([name, value]) =>
    inside(longPlacesOfSample(value), `.${name}`, (changed) => ({ ...sample, [name]: changed })),
  );
}

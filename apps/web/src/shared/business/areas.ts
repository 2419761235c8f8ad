import type { Area, AreaLevels, Level } from '@groundwork/contracts';

// The contract brings its schemas with it. The spec compares both.
export const areas: readonly Area[] = [
  'profile',
  'documents',
  'banking',
  'score',
  'matches',
  'applications',
  'packages',
  'billing',
];
const levels: readonly Level[] = ['none', 'view', 'edit', 'share'];
const sending: readonly Area[] = ['applications', 'packages'];
const seenByAdvisers: readonly Area[] = areas.slice(0, 5);

export const levelsOf = (area: Area): Level[] =>
  levels.filter((level) => level !== 'share' || sending.includes(area));

export const includes = (held: Level, needed: Level): boolean =>
  levels.indexOf(held) >= levels.indexOf(needed);

const eachArea = (levelOf: (area: Area) => Level): AreaLevels =>
  Object.fromEntries(areas.map((area) => [area, levelOf(area)])) as AreaLevels;

export const memberAreas = eachArea((area) => (area === 'billing' ? 'none' : 'edit'));
export const adviserAreas = eachArea((area) => (seenByAdvisers.includes(area) ? 'view' : 'none'));

/** Money of the owner is in no preset. */
export const presets = {
  look: eachArea((area) => (area === 'billing' ? 'none' : 'view')),
  prepare: memberAreas,
  send: eachArea((area) => (sending.includes(area) ? 'share' : memberAreas[area])),
} as const;
export type Preset = keyof typeof presets;

export const presetOf = (chosen: AreaLevels): Preset | null =>
  (Object.keys(presets) as Preset[]).find((name) =>
    areas.every((area) => presets[name][area] === chosen[area]),
  ) ?? null;

export const heldAreas = (held: AreaLevels): Area[] => areas.filter((area) => held[area] !== 'none');

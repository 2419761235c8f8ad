import { z } from 'zod';
import { grantTexts } from './people.wording.ts';

export const areas = [
  'profile',
  'documents',
  'banking',
  'score',
  'matches',
  'applications',
  'packages',
  'billing',
] as const;
export type Area = (typeof areas)[number];

/** Each level includes the one before. */
export const levels = ['none', 'view', 'edit', 'share'] as const;
export type Level = (typeof levels)[number];

export const sendingAreas = ['applications', 'packages'] as const satisfies Area[];
export type SendingArea = (typeof sendingAreas)[number];

export type AreaLevels = Record<Area, Level>;

const isSending = (area: Area) => (sendingAreas as readonly Area[]).includes(area);

export const topLevelOf = (area: Area): Level => (isSending(area) ? 'share' : 'edit');

export const levelsOf = (area: Area): Level[] =>
  levels.filter((level) => level !== 'share' || isSending(area));

export const includes = (held: Level, needed: Level): boolean =>
  levels.indexOf(held) >= levels.indexOf(needed);

const forEachArea = (levelOf: (area: Area) => Level): AreaLevels =>
  Object.fromEntries(areas.map((area) => [area, levelOf(area)])) as AreaLevels;

export const ownerAreas: AreaLevels = forEachArea(topLevelOf);
export const memberAreas: AreaLevels = forEachArea((area) => (area === 'billing' ? 'none' : 'edit'));

const seenByAdvisers: readonly Area[] = ['profile', 'documents', 'banking', 'score', 'matches'];
export const adviserAreas: AreaLevels = forEachArea((area) =>
  seenByAdvisers.includes(area) ? 'view' : 'none',
);

const levelFor = (area: Area) =>
  z.enum(levelsOf(area), isSending(area) ? grantTexts.level : grantTexts.levelWithoutShare);

/** An area that is not named gets the level `none`. */
export const areaLevels = z.strictObject(
  Object.fromEntries(areas.map((area) => [area, levelFor(area).default('none')])) as Record<
    Area,
    z.ZodDefault<ReturnType<typeof levelFor>>
  >,
  grantTexts.areas,
);

export const businessRoles = ['owner', 'member', 'adviser'] as const;
export const businessRole = z.enum(businessRoles, grantTexts.role);
export type BusinessRole = z.infer<typeof businessRole>;

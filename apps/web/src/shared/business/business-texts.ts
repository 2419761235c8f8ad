import type { AreaLevels, Business } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { formatDate } from '../formatting/format.ts';
import { heldAreas } from './areas.ts';
import { words } from './business.wording.ts';

export const roleText = ({ role, through }: Pick<Business, 'role' | 'through'>): string =>
  through === null ? words.roles[role] : fill(words.adviserAt, { name: through.name });

export const untilText = (expiresAt: string | null): string =>
  expiresAt === null ? words.noEnd : fill(words.until, { date: formatDate(expiresAt) });

export const areaTexts = (held: AreaLevels): string[] =>
  heldAreas(held).map((area) =>
    fill(words.chip, { what: words.areas[area], level: words.levels[held[area]].toLowerCase() }),
  );

import { z } from 'zod';
import { frozen } from '../frozen.ts';
import { programmeFamily } from './family.ts';
import type { ProgrammeFamily } from './family.ts';
import stated from './families-1.0.json' with { type: 'json' };

const shipped = z.object({ families: z.array(programmeFamily) });

/** The families of this release; a system has its own versions in its database. */
export const shippedFamilies: readonly ProgrammeFamily[] = frozen(shipped.parse(stated).families);

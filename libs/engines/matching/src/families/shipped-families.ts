import { z } from 'zod';
import { programmeFamily } from './family.ts';
import type { ProgrammeFamily } from './family.ts';
import stated from './families-1.0.json' with { type: 'json' };

const shipped = z.object({ families: z.array(programmeFamily) });

export const shippedFamilies: readonly ProgrammeFamily[] = shipped.parse(stated).families;

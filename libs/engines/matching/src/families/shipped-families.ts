import { z } from 'zod';
import { programFamily } from './family.ts';
import type { ProgramFamily } from './family.ts';
import stated from './families-1.0.json' with { type: 'json' };

const shipped = z.object({ families: z.array(programFamily) });

export const shippedFamilies: readonly ProgramFamily[] = shipped.parse(stated).families;

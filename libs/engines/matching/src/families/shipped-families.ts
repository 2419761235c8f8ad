import { z } from 'zod';
import { programFamily } from './family.ts';
import type { ProgramFamily } from './family.ts';
import first from './families-1.0.json' with { type: 'json' };
import added from './families-1.1.json' with { type: 'json' };

const shipped = z.object({ families: z.array(programFamily) });
const additions = z.object({
  families: z.array(programFamily.pick({ code: true, version: true, facts: true })),
});

export const families10: readonly ProgramFamily[] = shipped.parse(first).families;

const later = new Map(additions.parse(added).families.map((family) => [family.code, family]));

export const shippedFamilies: readonly ProgramFamily[] = families10.map((family) => {
  const { version = family.version, facts = [] } = later.get(family.code) ?? {};
  return { ...family, version, facts: [...family.facts, ...facts] };
});

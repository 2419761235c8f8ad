// `node --import ./infra/typescript.mjs FILE.ts` runs TypeScript on every supported Node, compiled as by the build.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);

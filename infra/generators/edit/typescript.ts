import { createRequire } from 'node:module';
import type typescript from 'typescript';

/** An import would search its nine megabytes for exports, which takes half a second. */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;

import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z_0-9]*$/);
const count = z.number().int().nonnegative();

const service = z.object({
  migrations: z.array(z.string()),
  tables: z.record(name, z.object({ columns: z.array(z.string()), rows: count })),
  sequences: z.record(name, z.object({ value: z.string(), called: z.boolean() })),
});

const part = z.object({ sha256: z.string(), bytes: count });

const manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  at: z.iso.datetime(),
  services: z.record(name, service),
  files: z.object({ count, bytes: count }),
  parts: z.record(z.string(), part),
});

export type SavedService = z.infer<typeof service>;
export type SavedServices = Record<string, SavedService>;
export type Part = z.infer<typeof part>;
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'backup.json';
export const FILES_LIST = 'files.jsonl';
export const FILES_FOLDER = 'files';
export const SECRETS = 'secrets.json';
export const HEADS = 'audit-heads.json';

export const partOf = (serviceName: string, table: string) => `database/${serviceName}/${table}.gz`;

export const parseManifest = (text: string): Manifest => manifest.parse(JSON.parse(text));

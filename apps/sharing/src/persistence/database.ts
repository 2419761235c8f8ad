import type { ServiceDatabase } from '@groundwork/platform-database';
import { documentRequestSchema, requestAnswerSchema } from './document-request.schema.ts';
import { lenderRequestSchema, ticketSchema } from './lender-request.schema.ts';
import { linkSchema, sessionSchema } from './link.schema.ts';
import { migrations } from './migrations.ts';
import { itemSchema, packageSchema, pageSchema, versionSchema } from './package.schema.ts';

export const sharingDatabase: ServiceDatabase = {
  service: 'sharing',
  entities: [
    packageSchema,
    versionSchema,
    itemSchema,
    pageSchema,
    linkSchema,
    sessionSchema,
    ticketSchema,
    lenderRequestSchema,
    documentRequestSchema,
    requestAnswerSchema,
  ],
  migrations,
};

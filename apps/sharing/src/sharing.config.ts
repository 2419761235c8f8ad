import { type ConfigOf, publicUrlConfig } from '@groundwork/platform-config';
import { fieldKeysConfig } from '@groundwork/platform-crypto';
import { databaseConfig } from '@groundwork/platform-database';
import { eventsConfig } from '@groundwork/platform-messaging';
import { redisConfig } from '@groundwork/platform-queue';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';

/** A PKCS #8 Ed25519 key begins with the same 16 bytes, so the setting contains the 32 bytes of the seed. */
const signingKeys = /^[A-Za-z0-9+/]{43}=(,[A-Za-z0-9+/]{43}=){0,9}$/;

export const sharingConfig = {
  ...databaseConfig,
  ...fieldKeysConfig,
  ...eventsConfig,
  ...redisConfig,
  ...storageConfig,
  ...publicUrlConfig,
  PACKAGE_SIGNING_KEYS: z
    .string()
    .max(1000)
    .regex(signingKeys, 'is not base64 of 32 bytes, several separated by commas')
    .describe(
      'Seeds of Ed25519 keys for lender’s files, as base64 of 32 bytes, separated by commas. The first one signs; the others still verify',
    ),
  FORMS_DIR: z
    .string()
    .regex(/^\/.*$/, 'must be an absolute path')
    .default('')
    .describe(
      'Folder with blank PDF forms of the SBA and, in maps/, a JSON map of the fields of each file. Without it, a lender’s file has worksheets in a layout of its own',
    ),
};
export type SharingConfig = ConfigOf<typeof sharingConfig>;

import type { ConfigOf } from '@groundwork/platform-config';
import { natsConfig } from '@groundwork/platform-messaging';
import { storageConfig } from '@groundwork/platform-storage';
import { z } from 'zod';
import { httpConfig } from './http/http.config.ts';

export const gatewayConfig = {
  ...natsConfig,
  ...storageConfig,
  ...httpConfig,
  WEB_ROOT: z.string().describe('Folder of the built web app'),
  PUBLIC_URL: z.url().describe('The address people use, such as https://app.example.com'),
  SITE_CONFIG: z
    .string()
    .default('')
    .describe('JSON file of name, texts, colours and video, read again whenever it changes'),
  UNDECLARED_REFUSALS: z
    .enum(['log', 'reject'])
    .default('log')
    .describe(
      'A refusal that the contract of its route does not declare is sent and logged; tests reject it as a 500',
    ),
};
export type GatewayConfig = ConfigOf<typeof gatewayConfig>;

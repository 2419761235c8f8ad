import type { ConfigOf, serverConfig } from '@groundwork/platform-config';
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
};
export type GatewayConfig = ConfigOf<typeof gatewayConfig> & Pick<ConfigOf<typeof serverConfig>, 'NODE_ENV'>;

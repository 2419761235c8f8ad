import { defineService } from '@groundwork/platform-service';
import { gatewayConfig } from './gateway.config.ts';
import { gatewayModule } from './gateway.module.ts';
import { configureHttp, createAdapter } from './http/configure-http.adapter.ts';

export const service = defineService({
  service: 'gateway',
  config: gatewayConfig,
  module: gatewayModule,
  adapter: createAdapter,
  configure: configureHttp,
});

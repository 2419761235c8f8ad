// Each process of the application starts here. TARGET names its services.
import { runProcess } from '@groundwork/platform-service';
import { SERVICES } from './infra/generated/services.mjs';

await runProcess(
  SERVICES.map(({ name }) => name),
  (name) => import(`./apps/${name}/dist/service.js`),
);

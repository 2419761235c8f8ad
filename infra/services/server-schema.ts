import { pod } from './pod-schema.ts';
import {
  anything,
  image,
  integer,
  list,
  matching,
  name,
  nameOrNone,
  network,
  oneOf,
  only,
  port,
  size,
  yesOrNo,
} from './schema-parts.ts';

const stored = { image, size, storageClass: nameOrNone };
const serving = { ...stored, tlsSecret: nameOrNone, pod };

const serverName = matching('^[a-z0-9]([a-z0-9-]*[a-z0-9])?$');

const cloudNativePg = only({
  ...stored,
  instances: integer(1, 9),
  adminSecret: name,
  operatorNamespace: name,
  apiServer: only({ networks: list(network, 1), ports: list(port, 1) }),
  certificates: only({ serverTLSSecret: nameOrNone, serverCASecret: nameOrNone }),
  backup: only({
    objectStore: anything,
    serverName,
    retention: matching('^[1-9][0-9]*[dwm]$'),
    // Six fields: the first one is seconds.
    schedule: matching(String.raw`^\S+( \S+){5}$`),
  }),
  restore: only({
    serverName: matching('^([a-z0-9]([a-z0-9-]*[a-z0-9])?)?$'),
    targetTime: matching(String.raw`^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)?)?$`),
  }),
});

export const servers = only({
  postgres: only({ kind: oneOf('none', 'single', 'cloudNativePg'), ...serving, cloudNativePg }),
  nats: only({ enabled: yesOrNo, replicas: oneOf(1, 3, 5), ...serving }),
  redis: only({ enabled: yesOrNo, ...serving }),
  storage: only({ enabled: yesOrNo, ...serving }),
});

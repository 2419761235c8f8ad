import { anything, key, list, mapOf, matching, nameOrNone, only, text } from './schema-parts.ts';

const variable = only({ name: matching(String.raw`^[A-Za-z_]\w*$`), value: text(), valueFrom: anything }, [
  'name',
]);
const volume = { type: 'object', required: ['name'], properties: { name: key } };
const mount = {
  type: 'object',
  required: ['name', 'mountPath'],
  properties: { name: key, mountPath: matching('^/') },
};

export const pod = only({
  env: list(variable),
  envFrom: list(anything),
  volumes: list(volume),
  volumeMounts: list(mount),
  annotations: mapOf(text()),
  labels: mapOf(matching(String.raw`^([0-9A-Za-z]([\w.-]{0,61}[0-9A-Za-z])?)?$`)),
  tolerations: list(anything),
  nodeSelector: mapOf(text()),
  affinity: anything,
  priorityClassName: nameOrNone,
});

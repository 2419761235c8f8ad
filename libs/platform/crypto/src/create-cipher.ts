import { currentService, readings } from '@groundwork/platform-observability';
import { FieldCipher } from './field-cipher.ts';

const ciphers = new Map<string, FieldCipher>();

readings(
  {
    name: 'groundwork_field_keys_held',
    help: 'Ids of the field keys this process was started with; the first wraps new data keys',
    labelNames: ['key', 'first'],
  },
  () =>
    [...ciphers].flatMap(([service, { keyIds, currentId }]) =>
      [...keyIds].map((key) => ({ service, labels: { key, first: String(key === currentId) }, value: 1 })),
    ),
);

export function createCipher({ FIELD_KEYS }: { FIELD_KEYS: string }): FieldCipher {
  const cipher = new FieldCipher(FIELD_KEYS);
  ciphers.set(currentService(), cipher);
  return cipher;
}

import { fieldKeyIds } from '@groundwork/platform-observability';
import { FieldCipher } from './field-cipher.ts';

export function createCipher({ FIELD_KEYS }: { FIELD_KEYS: string }): FieldCipher {
  const cipher = new FieldCipher(FIELD_KEYS);
  fieldKeyIds.reset();
  for (const key of cipher.keyIds) fieldKeyIds.set({ key, first: String(key === cipher.currentId) }, 1);
  return cipher;
}

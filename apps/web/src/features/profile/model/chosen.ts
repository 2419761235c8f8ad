import { fieldOf } from '#shared/profile/fields.ts';

const choices: readonly string[] = ['select', 'boolean', 'optionalWhole'];

/** A choice is complete at once; a typed text is complete when the owner leaves it. */
export function isChosen(name: string, value: unknown): boolean {
  const field = fieldOf(name);
  if (field === undefined) return false;
  return choices.includes(field.kind) || (field.suggestions ?? []).includes(String(value));
}

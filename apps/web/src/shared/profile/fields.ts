import { type CatalogField, fieldCatalog } from '@groundwork/contracts';
import { words } from './profile.wording.ts';

const fieldsByName = new Map<string, CatalogField>(fieldCatalog.map((field) => [field.name, field]));

export const fieldOf = (name: string): CatalogField | undefined => fieldsByName.get(name);

export const fieldLabel = (name: string): string => fieldsByName.get(name)?.label ?? name;

const optionLabels: Readonly<Record<string, string>> = words.options;

export function formatOption(option: string): string {
  const plain = option.replaceAll('_', ' ');
  return optionLabels[option] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

export const hasHistoryOptions = ({ suggestions }: CatalogField): boolean =>
  suggestions?.includes('open') ?? false;

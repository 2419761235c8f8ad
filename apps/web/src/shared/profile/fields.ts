import { type CatalogField, fieldCatalog } from '@groundwork/contracts';

const fieldsByName = new Map<string, CatalogField>(fieldCatalog.map((field) => [field.name, field]));

export const fieldOf = (name: string): CatalogField | undefined => fieldsByName.get(name);

export const fieldLabel = (name: string): string => fieldsByName.get(name)?.label ?? name;

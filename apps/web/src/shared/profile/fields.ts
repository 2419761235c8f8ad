import { type CatalogueField, fieldCatalogue } from '@groundwork/contracts';

const fieldsByName = new Map<string, CatalogueField>(fieldCatalogue.map((field) => [field.name, field]));

export const fieldOf = (name: string): CatalogueField | undefined => fieldsByName.get(name);

export const fieldLabel = (name: string): string => fieldsByName.get(name)?.label ?? name;

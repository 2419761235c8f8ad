import { type CatalogueField, fieldCatalogue } from '@groundwork/contracts';

const named = new Map<string, CatalogueField>(fieldCatalogue.map((field) => [field.name, field]));

export const fieldOf = (name: string): CatalogueField | undefined => named.get(name);

/** What the form calls a field; its name where the catalogue does not know it. */
export const fieldLabel = (name: string): string => named.get(name)?.label ?? name;

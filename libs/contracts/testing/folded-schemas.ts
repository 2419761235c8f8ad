import type { PublishedContract, PublishedContracts } from '../src/snapshots/published-contracts.ts';

interface Area {
  parts: Record<string, unknown>;
  contracts: Record<string, unknown>;
}

export type FoldedContracts = Record<string, Area>;

const leastSize = 120;

interface Subtree {
  readonly name: string;
  readonly value: object;
  references: number;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

const mapBranch = (value: object, map: (child: unknown, key: string) => unknown): object =>
  Array.isArray(value)
    ? value.map((child, at) => map(child, String(at)))
    : Object.fromEntries(Object.entries(value).map(([key, child]) => [key, map(child, key)]));

const structural = new Set(['properties', 'items', 'anyOf', 'oneOf', 'allOf']);
const nameBelow = (name: string, key: string) => (structural.has(key) ? name : `${name}.${key}`);

function findSubtrees(contracts: PublishedContracts): Map<string, Subtree> {
  const subtrees = new Map<string, Subtree>();
  const visit = (value: unknown, name: string): void => {
    if (!isBranch(value)) return;
    const key = JSON.stringify(value);
    const earlier = subtrees.get(key);
    if (earlier) {
      earlier.references += 1;
      return;
    }
    subtrees.set(key, { name, value, references: 1 });
    mapBranch(value, (child, at) => {
      visit(child, nameBelow(name, at));
    });
  };
  for (const [name, { schema }] of Object.entries(contracts)) visit(schema, name);
  return subtrees;
}

function nameParts(subtrees: Map<string, Subtree>): Map<string, string> {
  const parts = new Map<string, string>();
  const names = new Set<string>();
  for (const [key, { name, value, references }] of subtrees) {
    if (references < 2 || key.length < leastSize || Array.isArray(value)) continue;
    let unique = name;
    for (let count = 2; names.has(unique); count += 1) unique = `${name} ${count}`;
    names.add(unique);
    parts.set(key, unique);
  }
  return parts;
}

const areaOf = (name: string): string =>
  /^rpc\.([a-z]+)/.exec(name)?.[1] ?? (name.startsWith('rest ') ? 'routes' : 'events');

/** Each repeated subtree is a part, under the name of its first place. */
export function foldContracts(contracts: PublishedContracts): FoldedContracts {
  const subtrees = findSubtrees(contracts);
  const parts = nameParts(subtrees);
  const fold = (value: unknown): unknown => {
    if (!isBranch(value)) return value;
    const part = parts.get(JSON.stringify(value));
    return part === undefined ? mapBranch(value, fold) : { $ref: part };
  };
  const areas: FoldedContracts = {};
  const areaFor = (name: string) => (areas[areaOf(name)] ??= { parts: {}, contracts: {} });
  for (const [key, name] of parts)
    areaFor(name).parts[name] = mapBranch(subtrees.get(key)?.value ?? {}, fold);
  for (const [name, { side, schema }] of Object.entries(contracts))
    areaFor(name).contracts[name] = { side, schema: fold(schema) };
  return areas;
}

export function unfoldContracts(areas: FoldedContracts): PublishedContracts {
  const all = Object.values(areas);
  const parts = Object.assign({}, ...all.map((area) => area.parts)) as Record<string, unknown>;
  const unfold = (value: unknown): unknown => {
    if (!isBranch(value)) return value;
    return '$ref' in value ? unfold(parts[String(value.$ref)]) : mapBranch(value, unfold);
  };
  const contracts = Object.assign({}, ...all.map((area) => area.contracts)) as PublishedContracts;
  return Object.fromEntries(
    Object.entries(contracts).map(([name, contract]) => [name, unfold(contract) as PublishedContract]),
  );
}

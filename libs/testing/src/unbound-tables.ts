/** A node of `explain (verbose, format json)`. */
export interface PlanNode {
  readonly [name: string]: unknown;
  readonly Plans?: readonly PlanNode[];
}

export interface OwnerCatalog {
  /** Tables with a column `user_id`. */
  readonly tables: ReadonlySet<string>;
  /** Unique indexes with that column. */
  readonly keys: ReadonlySet<string>;
}

const owner = String.raw`((?:\w+|"[^"]+")\.user_id)\b`;
const ownerFirst = new RegExp(String.raw`${owner} = (?:${owner})?`, 'g');
const ownerLast = new RegExp(String.raw`(\S+) = ${owner}`, 'g');
const conditions = ['Index Cond', 'Filter', 'Recheck Cond', 'Hash Cond', 'Merge Cond', 'Join Filter'];

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

const columnOf = (alias: string): string => {
  const isPlain = /^[a-z_][a-z0-9_$]*$/.test(alias);
  return `${isPlain ? alias : `"${alias}"`}.user_id`;
};

interface Equalities {
  /** Columns that equal a value, or a column of another table. */
  readonly withOwner: Set<string>;
  readonly same: [string, string][];
}

function equalitiesIn(texts: readonly string[], scanned: ReadonlySet<string>): Equalities {
  const withOwner = new Set<string>();
  const same: [string, string][] = [];
  for (const text of texts) {
    for (const [, column = '', other = ''] of text.matchAll(ownerFirst))
      if (scanned.has(other)) same.push([column, other]);
      else withOwner.add(column);
    for (const [, other = '', column = ''] of text.matchAll(ownerLast))
      if (!scanned.has(other.replace(/^\(+/, ''))) withOwner.add(column);
  }
  return { withOwner, same };
}

/** A column that equals another one has an owner if the other one has. */
function columnsWithOwner({ withOwner, same }: Equalities): Set<string> {
  for (let before = -1; before < withOwner.size;) {
    before = withOwner.size;
    const linked = same.filter((pair) => pair.some((column) => withOwner.has(column)));
    for (const column of linked.flat()) withOwner.add(column);
  }
  return withOwner;
}

const conflictsOf = (node: PlanNode): string[] => (node['Conflict Arbiter Indexes'] ?? []) as string[];

/** The tables of owners that a plan reads without an owner, and the keys without one that an insert names. */
export function unboundTables(plan: PlanNode, { tables, keys }: OwnerCatalog): string[] {
  const nodes = nodesOf(plan);
  const scans = nodes.flatMap((node) => {
    const table = node['Relation Name'];
    if (node['Node Type'] === 'ModifyTable' || typeof table !== 'string' || !tables.has(table)) return [];
    return [{ table, column: columnOf(String(node['Alias'])) }];
  });
  const texts = nodes
    .flatMap((node) => conditions.map((name) => node[name]))
    .filter((text) => typeof text === 'string');
  const withOwner = columnsWithOwner(equalitiesIn(texts, new Set(scans.map(({ column }) => column))));
  const unbound = scans.filter(({ column }) => !withOwner.has(column)).map(({ table }) => table);
  const narrow = nodes
    .filter((node) => tables.has(String(node['Relation Name'])))
    .flatMap(conflictsOf)
    .filter((key) => !keys.has(key));
  return [...new Set([...unbound, ...narrow])];
}

export const tablesReadWhole = (plan: PlanNode): string[] => [
  ...new Set(
    nodesOf(plan)
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => String(node['Relation Name'])),
  ),
];

import { createRequire } from 'node:module';
import { mock } from 'node:test';

type Body = (...values: unknown[]) => unknown;
type Declare = (title: string, body: Body) => void;

interface Block {
  readonly title: string;
  readonly before: Body[];
  readonly after: Body[];
}

interface Root {
  readonly file: readonly Block[];
  readonly title: string;
  readonly body: Body;
}

type Run = () => Promise<void>;

export interface Spec {
  readonly id: string;
  readonly run: Run;
}

export const specs: Spec[] = [];

const fromJest = createRequire(createRequire(import.meta.url).resolve('@jest/globals'));
export const { jestExpect: expect } = fromJest('@jest/expect') as { jestExpect: unknown };
const { ModuleMocker } = fromJest('jest-mock') as {
  ModuleMocker: new (scope: unknown) => { fn: Body; spyOn: Body };
};
const mocker = new ModuleMocker(globalThis);

export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  useFakeTimers: () => mock.timers.enable(),
  useRealTimers: () => mock.timers.reset(),
  advanceTimersByTime: (ms: number) => mock.timers.tick(ms),
};

let blocks: readonly Block[] = [];

export function declareFile(name: string): void {
  blocks = [{ title: name, before: [], after: [] }];
}

const lastBlock = (): Block => {
  const block = blocks.at(-1);
  if (block === undefined) throw new Error('A hook is outside a file.');
  return block;
};

const stepsOf =
  (path: readonly Block[], body: Body): Run =>
  async () => {
    for (const hook of path.flatMap(({ before }) => before)) await hook();
    try {
      await body();
    } finally {
      for (const hook of path.flatMap(({ after }) => after)) await hook();
    }
  };

let root: Root | null = null;
let runsOfRoot: Run[] = [];
let declaredAgain = new Map<Root, readonly Run[]>();

function runBlock({ file, title, body }: Root): readonly Run[] {
  runsOfRoot = [];
  blocks = [...file, { title, before: [], after: [] }];
  body();
  blocks = file;
  return runsOfRoot;
}

/** What a block computes outside its specs depends on the mutant. */
export const declareBlocksAgain = (): void => {
  declaredAgain = new Map();
};

function runAgain(block: Root, place: number): Promise<void> | undefined {
  const runs = declaredAgain.get(block) ?? runBlock(block);
  declaredAgain.set(block, runs);
  return runs[place]?.();
}

const declareBlock: Declare = (title, body) => {
  const outer = blocks;
  if (outer.length > 1) {
    blocks = [...outer, { title, before: [], after: [] }];
    body();
    blocks = outer;
    return;
  }
  root = { file: outer, title, body };
  runBlock(root);
  root = null;
};

const declareSpec: Declare = (title, body) => {
  const path = blocks;
  const run = stepsOf(path, body);
  if (path.length > 1) runsOfRoot.push(run);
  if (path.length > 1 && root === null) return;
  const id = `${[...path.map((block) => block.title), title].join(' › ')} #${specs.length}`;
  const [block, place] = [root, runsOfRoot.length - 1];
  specs.push({ id, run: block === null ? run : async () => runAgain(block, place) });
};

const withRows = (declare: Declare) =>
  Object.assign(declare, {
    each: (rows: readonly unknown[]) => (title: string, body: Body) => {
      const isTable = rows.every((row) => Array.isArray(row));
      for (const row of rows) declare(title, () => (isTable ? body(...(row as unknown[])) : body(row)));
    },
  });

export const describe = withRows(declareBlock);
export const it = withRows(declareSpec);

export const beforeEach = (hook: Body): void => void lastBlock().before.push(hook);
export const afterEach = (hook: Body): void => void lastBlock().after.unshift(hook);
export const beforeAll = (hook: Body): void => beforeEach(hook);
export const afterAll = (hook: Body): void => afterEach(hook);

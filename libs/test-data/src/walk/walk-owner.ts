import { setTimeout as sleep } from 'node:timers/promises';
import type { RandomOwner, WalkedDocument } from './random-owner.ts';
import {
  judgeScreen,
  type OwnerTruth,
  type ScreenProblems,
  type Value,
  type WalkedFigure,
} from './judge-screen.ts';
import { openPartsScript, readingScript, type ScreenReading, printedTextScript } from './screen-reading.ts';

export interface WalkedSystem {
  readonly request: (path: string, body?: object, method?: 'POST' | 'PATCH') => Promise<unknown>;
  readonly upload: (document: WalkedDocument) => Promise<unknown>;
  readonly importBankFile: (content: string) => Promise<unknown>;
}

export interface WalkedPage {
  goto(path: string): Promise<unknown>;
  evaluate(script: string): Promise<unknown>;
}

interface Screen {
  readonly path: string;
  readonly printsSources?: true;
}

const profileTabs = ['personal', 'business', 'financial', 'banking', 'loan', 'additional'];

const screens: readonly Screen[] = [
  { path: '/dashboard' },
  { path: '/first-steps' },
  { path: '/score' },
  { path: '/score/report' },
  { path: '/plan' },
  { path: '/lenders' },
  { path: '/lenders/records' },
  { path: '/documents', printsSources: true },
  ...profileTabs.map((tab) => ({ path: `/business-profile?tab=${tab}` })),
  { path: '/business-profile/interview' },
  { path: '/banking-info', printsSources: true },
  { path: '/people' },
  { path: '/access' },
  { path: '/practice' },
  { path: '/account' },
  { path: '/packages' },
  { path: '/packages/new' },
  { path: '/privacy-center' },
  { path: '/subscribe' },
];

export const walkedPaths: readonly string[] = screens.map(({ path }) => path.replace(/\?.*/, ''));

interface Patience {
  readonly polls: number;
  readonly everyMs: number;
}

const ofServices: Patience = { polls: 3, everyMs: 300 };
const ofScreen: Patience = { polls: 1, everyMs: 150 };
const patienceMs = 90_000;

/** Waits until several readings in a row are the same. A reading of null is too early. */
async function steady<T>(read: () => Promise<T | null>, { polls, everyMs }: Patience): Promise<T> {
  const end = Date.now() + patienceMs;
  let same = 0;
  let last = '';
  while (Date.now() < end) {
    const reading = await read();
    const text = JSON.stringify(reading);
    same = reading !== null && text === last ? same + 1 : 0;
    last = text;
    if (reading !== null && same >= polls) return reading;
    await sleep(everyMs);
  }
  throw new Error(`Not at rest after ${patienceMs / 1000} s: ${last.slice(0, 500)}`);
}

interface DocumentState {
  readonly id: string;
  readonly status: string;
}

interface ScoreState {
  readonly totalScore: number;
  readonly factors: {
    readonly breakdown: Readonly<
      Record<string, { readonly criteria: readonly { readonly code: string; readonly value: Value }[] }>
    >;
  };
}

interface MatchState {
  readonly id: string;
}

interface OwnerState {
  readonly figures: readonly (WalkedFigure & { readonly status: string })[];
  readonly score: ScoreState;
}

const inWork = ['pending', 'processing'];

function ownerAtRest({ request }: WalkedSystem): Promise<OwnerState> {
  return steady(async () => {
    const documents = (await request('/api/documents')) as readonly DocumentState[];
    if (documents.some(({ status }) => inWork.includes(status))) return null;
    const [figures, score, dashboard] = await Promise.all(
      ['/api/figures', '/api/score', '/api/dashboard'].map((path) => request(path)),
    );
    return { figures, score, dashboard } as OwnerState;
  }, ofServices);
}

async function decide({ request }: WalkedSystem, { figures }: OwnerState): Promise<void> {
  for (const { field, value, sources } of figures.filter(({ status }) => status === 'disputed')) {
    const other = sources.find((source) => source.value !== value);
    if (other !== undefined) await request(`/api/figures/${field}/settle`, { use: other.id });
  }
}

export interface WalkedOwner {
  readonly truth: OwnerTruth;
  readonly screens: readonly Screen[];
}

/** What opens beside a screen: a lender, the plan for it, and a document. */
async function openedParts({ request }: WalkedSystem): Promise<Screen[]> {
  const [[lender], [document]] = (await Promise.all(
    ['/api/lender-matches', '/api/documents'].map((path) => request(path)),
  )) as [MatchState[], DocumentState[]];
  return [
    ...(lender === undefined
      ? []
      : [{ path: `/lenders?lender=${lender.id}` }, { path: `/plan?lender=${lender.id}` }]),
    ...(document === undefined
      ? []
      : [{ path: `/documents?document=${document.id}`, printsSources: true as const }]),
  ];
}

export async function prepareOwner(system: WalkedSystem, owner: RandomOwner): Promise<WalkedOwner> {
  const { answers, changes } = owner;
  await system.request('/api/business-profile', answers);
  for (const document of owner.documents) await system.upload(document);
  if (owner.bankFile !== null) await system.importBankFile(owner.bankFile);
  if (Object.keys(changes).length > 0) await system.request('/api/business-profile', changes);
  if (owner.decides) await decide(system, await ownerAtRest(system));
  const { figures, score } = await ownerAtRest(system);
  const typed = [...Object.values(answers), ...Object.values(changes)];
  const criteria = Object.values(score.factors.breakdown).flatMap((factor) => factor.criteria);
  return {
    truth: {
      figures: new Map(figures.map((figure) => [figure.field, figure])),
      measures: new Map<string, Value>([
        ['totalScore', score.totalScore],
        ...criteria.map(({ code, value }) => [code, value] as const),
      ]),
      typed: typed.filter((value) => typeof value === 'number'),
    },
    screens: [...screens, ...(await openedParts(system))],
  };
}

/** A part that opens can close another one, so it does not end by itself. */
const openRounds = 2;

/** Opens a screen with its closed parts and waits until its texts are the same for a moment. */
export async function openScreen(page: WalkedPage, path: string): Promise<void> {
  const settle = () => steady(() => page.evaluate(printedTextScript) as Promise<string | null>, ofScreen);
  await page.goto(path);
  await settle();
  for (let round = 0; round < openRounds; round += 1) {
    if ((await page.evaluate(openPartsScript)) === 0) return;
    await settle();
  }
}

async function readScreen(page: WalkedPage, path: string): Promise<ScreenReading> {
  await openScreen(page, path);
  return (await page.evaluate(readingScript)) as ScreenReading;
}

export interface WalkedScreen extends ScreenProblems {
  readonly path: string;
  readonly marks: number;
}

export async function walkScreens(
  page: WalkedPage,
  { truth, screens: own }: WalkedOwner,
): Promise<WalkedScreen[]> {
  const walked: WalkedScreen[] = [];
  for (const { path, printsSources = false } of own) {
    const reading = await readScreen(page, path);
    const problems = judgeScreen(reading, truth, { printsSources });
    walked.push({ path, marks: reading.marks.length + reading.boxes.length, ...problems });
  }
  return walked;
}

const printing = ['/score', '/score/report', '/business-profile', '/business-profile/interview'];

/** The screens that always print figures, and on which the walk read none. */
export function unreadScreens(walked: readonly WalkedScreen[]): string[] {
  const read = walked.filter(({ marks }) => marks > 0).map(({ path }) => path.replace(/\?.*/, ''));
  return printing.filter((path) => !read.includes(path));
}

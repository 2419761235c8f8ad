import type { Program, ProgramCriteria } from './program.ts';
import { onlineSampleArchetypes } from './sample-archetypes-online.ts';
import { sampleArchetypes } from './sample-archetypes.ts';
import type { SampleArchetype } from './sample-archetypes.ts';

const SEED = 20_261_101;
const SOURCE = 'Groundwork sample data: an invented program, not an offer of any lender';
const SOURCE_DATE = '2026-11-01';

const PLACE_STARTS =
  'Tamber,Quill,Velden,Orrin,Brackle,Cindle,Dapper,Elmsy,Fenni,Garrow,Hollin,Ister,Jessam,Kelpin,Lorrel,Mistle,' +
  'Nettam,Ospin,Pebbin,Quarrel,Rushel,Sorrow,Thistel,Umber,Vintle,Wickam,Yarrel,Zephin,Amberly,Birchin,Cobbel,Dunnel,' +
  'Everly,Flintam,Gossam,Heathel,Ivel,Juniper,Kestrin,Larkel';
const PLACE_ENDS =
  'fell,mere,wick,combe,holt,stead,ford,bury,dale,croft,gate,haven,hurst,leigh,moor,ness,' +
  'quay,ridge,shaw,thorpe,vale,weir,wold,yard,bourne,cliff,den,field,garth,heath,knoll,lea';

/** The algorithm mulberry32 gives the same numbers on every machine. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Draw = <T>(choices: readonly T[]) => T;

const drawFrom =
  (random: () => number): Draw =>
  <T>(choices: readonly T[]) =>
    choices[Math.floor(random() * choices.length)] as T;

const STRIDE = 7919;

/** The stride has no common factor with the number of names, so each name is unique. */
function placeName(index: number): string {
  const starts = PLACE_STARTS.split(',');
  const ends = PLACE_ENDS.split(',');
  const place = (index * STRIDE) % (starts.length * ends.length);
  return `${starts[Math.floor(place / ends.length)]}${ends[place % ends.length]}`;
}

function drawCriteria(choices: SampleArchetype['criteria'], draw: Draw): ProgramCriteria {
  const drawn = Object.entries(choices).map(([key, values]) => [key, draw<unknown>(values)] as const);
  return Object.fromEntries(drawn.filter(([, value]) => value !== undefined));
}

/** Each program has its own seed, so a change of one archetype does not change the others. */
function sampleProgram(archetype: SampleArchetype, rowNumber: number): Program {
  const draw = drawFrom(randomFrom(SEED + rowNumber * STRIDE));
  return {
    id: `sample-${String(rowNumber).padStart(4, '0')}`,
    rowNumber,
    name: `Sample ${placeName(rowNumber)} ${draw(archetype.kinds)}`,
    type: archetype.type,
    subtype: archetype.subtype,
    archetype: archetype.archetype,
    minLoanAmount: draw(archetype.minLoanAmount),
    maxLoanAmount: draw(archetype.maxLoanAmount),
    minInterestRate: draw(archetype.minInterestRate),
    maxInterestRate: draw(archetype.maxInterestRate),
    minTermLength: draw(archetype.minTermLength),
    maxTermLength: draw(archetype.maxTermLength),
    approvalTimeMin: draw(archetype.approvalTimeMin),
    approvalTimeMax: draw(archetype.approvalTimeMax),
    rating: null,
    reviewCount: 0,
    contactUrl: null,
    requiredDocuments: { ...draw(archetype.requiredDocuments) },
    criteria: drawCriteria(archetype.criteria, draw),
    families: [...(archetype.families ?? [])],
    validFrom: null,
    validTo: null,
    verifiedOn: null,
    fdic: null,
    ncua: null,
    lenderName: null,
    note: null,
    source: SOURCE,
    sourceDate: SOURCE_DATE,
    active: true,
  };
}

export const createSampleCatalog = (): Program[] =>
  [...sampleArchetypes, ...onlineSampleArchetypes]
    .flatMap((archetype) => Array.from({ length: archetype.programs }, () => archetype))
    .map((archetype, index) => sampleProgram(archetype, index + 1));

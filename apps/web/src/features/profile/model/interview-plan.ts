import {
  type CatalogField,
  fieldCatalog,
  type FieldName,
  profileTabs,
  tabLabels,
} from '@groundwork/contracts';
import type { FieldPoints } from '@groundwork/engine-scoring';
import { fieldOf } from '#shared/profile/fields.ts';
import { words } from '../interview.wording.ts';
import { owed, owned, ratios } from './topics.ts';

const { sections: titles } = words;

export interface InterviewSection {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly CatalogField[];
  readonly most: number;
}

export interface InterviewPlan {
  readonly counting: readonly InterviewSection[];
  /** By tab of the full form. */
  readonly more: readonly InterviewSection[];
}

const mostGains = 8;

const topics: readonly (readonly [id: string, title: string, fields: readonly string[]])[] = [
  ['ratios', titles.ratios, ratios],
  ['owns', titles.owns, owned],
  ['owes', titles.owes, owed],
];

const inCatalogOrder = fieldCatalog.map(({ name }) => name as string);

/** A field without points of its own shares those of the answers that it needs. */
const share = ({ open, partners }: FieldPoints): number => open / (partners.length + 1);

const byShare = (one: FieldPoints, other: FieldPoints): number =>
  share(other) - share(one) || inCatalogOrder.indexOf(one.field) - inCatalogOrder.indexOf(other.field);

function sectionOf(id: string, title: string, points: readonly FieldPoints[]): InterviewSection[] {
  const fields = points.flatMap(({ field }) => fieldOf(field) ?? []);
  const most = Math.max(0, ...points.map(({ open }) => open));
  return fields.length === 0 ? [] : [{ id, title, fields, most }];
}

function blankSections(blank: readonly FieldPoints[]): InterviewSection[] {
  const rest = blank.slice(mostGains);
  const isInTopic = ({ field }: FieldPoints) => topics.some(([, , fields]) => fields.includes(field));
  return [
    ...sectionOf('gains', titles.gains, blank.slice(0, mostGains)),
    ...topics.flatMap(([id, title, fields]) =>
      sectionOf(
        id,
        title,
        rest.filter(({ field }) => fields.includes(field)),
      ),
    ),
    ...sectionOf(
      'records',
      titles.records,
      rest.filter((points) => !isInTopic(points)),
    ),
  ];
}

function moreSections(counting: ReadonlySet<string>): InterviewSection[] {
  return profileTabs.flatMap((tab) => {
    const fields = fieldCatalog.filter((field) => field.tab === tab && !counting.has(field.name));
    return fields.length === 0 ? [] : [{ id: `more-${tab}`, title: tabLabels[tab], fields, most: 0 }];
  });
}

/** Blank fields by their points, then answers with room for more, then the other answers. */
export function planInterview(points: readonly FieldPoints[]): InterviewPlan {
  const ordered = points.toSorted(byShare);
  const answered = ordered.filter(({ isAnswered }) => isAnswered);
  return {
    counting: [
      ...blankSections(ordered.filter(({ isAnswered }) => !isAnswered)),
      ...sectionOf(
        'rise',
        titles.rise,
        answered.filter(({ open }) => open > 0),
      ),
      ...sectionOf(
        'answered',
        titles.answered,
        answered.filter(({ open }) => open === 0),
      ),
    ],
    more: moreSections(new Set(points.map(({ field }) => field))),
  };
}

/** The order stays while the owner answers. A field that an answer makes count is in a section of its own. */
export function withFresh(plan: InterviewPlan, points: readonly FieldPoints[]): InterviewPlan {
  const planned = new Set<string>(plan.counting.flatMap(({ fields }) => fields).map(({ name }) => name));
  const added = points.filter(({ field }) => !planned.has(field)).toSorted(byShare);
  if (added.length === 0) return plan;
  const [first, ...rest] = plan.counting;
  const fresh = sectionOf('fresh', titles.fresh, added);
  return {
    counting: [...(first === undefined ? [] : [first]), ...fresh, ...rest],
    more: moreSections(new Set([...planned, ...added.map(({ field }) => field)])),
  };
}

const allSections = ({ counting, more }: InterviewPlan) => [...counting, ...more];

export const moreId = 'more';

/** The sections that hide a field. */
export function sectionsAround(plan: InterviewPlan, name: FieldName): readonly string[] {
  const section = allSections(plan).find(({ fields }) => fields.some((field) => field.name === name));
  if (section === undefined) return [];
  return plan.more.includes(section) ? [moreId, section.id] : [section.id];
}

export function fieldAfter(plan: InterviewPlan, name: FieldName): FieldName | undefined {
  const names = allSections(plan).flatMap(({ fields }) => fields.map((field) => field.name));
  return names[names.indexOf(name) + 1];
}

import {
  type Area,
  areas,
  type Level,
  levels,
  callerKindOf,
  type RouteContract,
  routes,
} from '@groundwork/contracts';

interface Call {
  area: Area | 'owner';
  level: Level;
  words: string;
}

const toCall = ({ access, summary, method, path }: RouteContract): Call[] => {
  if (access === 'public') return [];
  const caller = callerKindOf(access);
  if (caller.of !== 'business') return [];
  const words = `${summary} (\`${method} ${path}\`)`;
  return 'role' in caller
    ? [{ area: 'owner', level: 'none', words }]
    : [{ area: caller.area, level: caller.level, words }];
};

const calls = Object.values<RouteContract>(routes).flatMap(toCall);
const listOf = (wanted: Call[]) => wanted.map(({ words }) => `- ${words}`).join('\n');

function sectionOf(area: Area): string {
  const parts = levels.flatMap((level) => {
    const wanted = calls.filter((call) => call.area === area && call.level === level);
    return wanted.length === 0 ? [] : [`**${level}**\n\n${listOf(wanted)}`];
  });
  return `## ${area}\n\n${parts.join('\n\n')}`;
}

/** Which call each level of each area opens. */
export const accessPage = (): string => `# Who can call what

\`npm run generate\` writes this page from the routes of the API. Change those; a test
fails if this page is stale. [People](people.md) explains areas and levels. A level includes those above it.

${areas.map(sectionOf).join('\n\n')}

## Only an owner

${listOf(calls.filter(({ area }) => area === 'owner'))}
`;

import type { NatsUser } from './manifests.ts';

const subjectsOf = (calls: NatsUser['calls'] = []) =>
  calls === 'every' ? calls : calls.map(({ subject }) => subject);

const entryOf = ({ name, calls, callsAlone, orders }: NatsUser) => [
  name,
  { calls: subjectsOf(calls), alone: subjectsOf(callsAlone), ...(orders && { orders: subjectsOf(orders) }) },
];

export const callTable = (users: readonly NatsUser[]) => `
import type { DeclaredCalls } from './call-guard.ts';

export const declaredCalls: Readonly<Record<string, DeclaredCalls>> = ${JSON.stringify(
  Object.fromEntries(users.map(entryOf)),
)};
`;

import type { Area, AreaLevels, User } from '@groundwork/contracts';
import { paths } from '../paths.ts';
import { chosenBusiness } from './chosen-business.ts';

const starts: readonly (readonly [Area, string])[] = [
  ['score', paths.dashboard()],
  ['documents', paths.documents()],
  ['matches', paths.lenders()],
  ['packages', paths.packages()],
  ['profile', paths.profile()],
  ['banking', paths.banking()],
];

export const startOf = (held: AreaLevels): string =>
  starts.find(([area]) => held[area] !== 'none')?.[1] ?? paths.access();

interface Opened {
  readonly id: string;
  readonly name: string;
  readonly areas: AreaLevels;
}

export function openBusiness(
  user: Pick<User, 'id'> | null,
  { id, name, areas }: Opened,
  start = startOf(areas),
): void {
  if (user !== null) chosenBusiness.open({ userId: user.id, id, name }, start);
}

export function openOwnBusiness(user: Pick<User, 'id'> | null): void {
  if (user !== null) chosenBusiness.open({ userId: user.id, id: user.id, name: '' }, paths.dashboard());
}

export const lineRoles = [
  'booking',
  'foreign booking',
  'continuation',
  'lead',
  'heading',
  'day heading',
  'section total',
  'summary item',
  'daily balance',
  'carried balance',
  'label and value',
  'noise',
] as const;
export type LineRole = (typeof lineRoles)[number];

export const columnRoles = ['amount', 'balance', 'other'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** The roles of lines without amounts. */
const withoutAmount: readonly LineRole[] = ['continuation', 'lead', 'heading', 'day heading', 'noise'];
const rows: readonly LineRole[] = ['booking', 'foreign booking', 'continuation', 'lead', 'heading'];

export interface Form {
  readonly hasAmount: boolean;
  /** Further lines of the text of a row. */
  readonly isDetail: boolean;
  readonly isLead: boolean;
  readonly isDay: boolean;
  readonly isBeside: boolean;
}

/** What a line cannot be because of its form. */
export function isPossible(role: LineRole, form: Form): boolean {
  const { hasAmount, isDetail, isLead, isDay, isBeside } = form;
  if (isBeside) return !rows.includes(role);
  if (isLead) return role === 'lead';
  if (hasAmount) return role === 'noise' || !withoutAmount.includes(role);
  if (isDetail) return role === 'continuation';
  if (isDay) return role === 'day heading';
  return withoutAmount.includes(role);
}

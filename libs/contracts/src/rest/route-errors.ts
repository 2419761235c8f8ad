import type { ProblemKind } from '../problem.ts';
import { isOfBusiness, roleNeededFor } from './access.ts';
import type { RouteContract } from './define.ts';
import { type ProblemCode, problemCodes } from './problem-codes.ts';

export interface RouteError {
  code: ProblemCode;
  kind: ProblemKind;
}

const toRouteError = (declared: ProblemCode | RouteError): RouteError =>
  typeof declared === 'string' ? { code: declared, kind: problemCodes[declared].kind } : declared;

const always: ProblemCode[] = [
  'UNCLEAR_ADDRESS',
  'TOO_MANY_REQUESTS',
  'UNEXPECTED',
  'REPLY_TOO_LARGE',
  'UNAVAILABLE',
  'DEADLINE',
];

function fromAccess({ access, needs, method, beforeTwoStep, fresh }: RouteContract): ProblemCode[] {
  if (access === 'public') return [];
  return [
    'UNAUTHENTICATED',
    ...(method === 'GET' ? [] : (['FOREIGN_ORIGIN'] as const)),
    ...(beforeTwoStep ? [] : (['TWO_STEP_NEEDED'] as const)),
    ...(roleNeededFor(access) === 'user' ? [] : (['FORBIDDEN'] as const)),
    ...(isOfBusiness(access) ? (['BUSINESS_HEADER', 'BUSINESS_NOT_FOUND', 'GRANT_NEEDED'] as const) : []),
    ...(fresh ? (['CONFIRM_IDENTITY'] as const) : []),
    ...(needs ? (['PLAN_NEEDED'] as const) : []),
  ];
}

function fromInput({ method, params, query, headers, body, form, ranges }: RouteContract): ProblemCode[] {
  return [
    ...(params ? (['NOT_FOUND'] as const) : []),
    ...([query, headers, body, form].some(Boolean) ? (['INVALID_INPUT'] as const) : []),
    ...(method === 'GET'
      ? []
      : (['MALFORMED_JSON', 'BODY_TOO_COMPLEX', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(body || form ? (['REQUEST_TOO_LARGE'] as const) : []),
    ...(form ? (['MALFORMED_FORM'] as const) : []),
    ...(ranges ? (['RANGE_NOT_SATISFIABLE'] as const) : []),
  ];
}

const fromBudget = ({ spends }: RouteContract): ProblemCode[] =>
  spends ? ['TOO_MANY_UPLOADS', 'BUDGET_SPENT'] : [];

export const routeErrorsOf = (route: RouteContract): RouteError[] =>
  [...fromAccess(route), ...fromInput(route), ...fromBudget(route), ...(route.errors ?? []), ...always].map(
    toRouteError,
  );

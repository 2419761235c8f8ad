import type { FigureView, ProblemDetail, ProblemKind } from '@groundwork/contracts';
import { fill } from '@groundwork/wording';
import { problems } from './errors.wording.ts';

interface Extras {
  details?: ProblemDetail[];
  retryAfterSeconds?: number;
  incidentId?: string;
  cause?: unknown;
  figure?: FigureView;
}

export class DomainError extends Error {
  override name = 'DomainError';
  readonly details: ProblemDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly incidentId: string | undefined;
  readonly figure: FigureView | undefined;

  constructor(
    readonly kind: ProblemKind,
    readonly code: string,
    message: string,
    extras: Extras = {},
  ) {
    super(message, { cause: extras.cause });
    this.details = extras.details;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.incidentId = extras.incidentId;
    this.figure = extras.figure;
  }

  withFigure(figure: FigureView): DomainError {
    const { kind, code, message, details = [] } = this;
    return new DomainError(kind, code, message, { details, figure, cause: this });
  }
}

export const isLimit = (error: unknown): boolean => error instanceof DomainError && error.kind === 'limit';

export const unavailable = (what: string, cause?: unknown) =>
  new DomainError('unavailable', 'UNAVAILABLE', fill(problems.unavailable, { part: what }), {
    retryAfterSeconds: 2,
    cause,
  });

export const partUnavailable = (cause?: unknown) => unavailable(problems.partOfSystem, cause);

export const invalid = (details: ProblemDetail[], code = 'INVALID_INPUT') =>
  new DomainError('invalid', code, details[0]?.message ?? problems.invalidInput, { details });

export const foreignCursor = () => invalid([{ field: 'cursor', message: problems.cursor }]);

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type Acting,
  type FieldName,
  type FigureChoice,
  profileEdit,
  type ProfileFigure,
  type ProfileInput,
} from '@groundwork/contracts';
import { type Figure, settle } from '@groundwork/engine-evidence';
import { parseInput } from '@groundwork/platform-errors';
import { DataSource, type EntityManager } from 'typeorm';
import { answerOf } from '../../domain/merge-profile.rules.ts';
import type { FigureChoiceRow } from '../../domain/figure-choice.model.ts';
import { type FigureBook, FigureRepository } from '../../persistence/figure.repository.ts';
import { ProfileRepository } from '../../persistence/profile.repository.ts';
import { figureChanged, figureNotFound, sourceNotFound } from '../../profile.errors.ts';
import { RecordDecision } from '../record-decision/record-decision.use-case.ts';

function figureFor({ field, version }: FigureChoice, figures: readonly Figure[]): Figure {
  const figure = figures.find((each) => each.field === field);
  if (!figure) throw figureNotFound(field);
  if (version !== undefined && version !== figure.version) throw figureChanged(field);
  return figure;
}

function rowsOf(
  { userId, actorId }: Acting,
  choices: readonly FigureChoice[],
  book: FigureBook,
): FigureChoiceRow[] {
  const { figures, choices: decided, request, now: decidedAt } = book;
  const decision = randomUUID();
  return choices.map((choice) => {
    const { use, value, reason = null } = choice;
    const field = choice.field as FieldName;
    const figure = figureFor(choice, figures);
    const settled = settle(figure, { use, ...(value !== undefined && { value }) }, request.today);
    if (settled === null) throw sourceNotFound(field);
    const { value: _typed, ...settlement } = settled;
    const before = {
      settlement: decided.find((row) => row.field === field)?.settlement ?? null,
      ...(value !== undefined && { answer: answerOf(request.answers, field) }),
    };
    return { userId, actorId, field, settlement, reason, decision, decidedAt, before };
  });
}

function typedIn(choices: readonly FigureChoice[]): ProfileInput {
  const typed = choices.filter(({ value }) => value !== undefined);
  if (typed.length === 0) return {};
  const values = Object.fromEntries(typed.map(({ field, value }) => [field, value]));
  return parseInput(profileEdit, { ...values, answered: typed.map(({ field }) => field) });
}

@Injectable()
export class SettleFigures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly profiles: ProfileRepository,
    private readonly figures: FigureRepository,
    private readonly decisions: RecordDecision,
  ) {}

  /** One decision: a choice that is not possible prevents all. */
  run(acting: Acting, choices: readonly FigureChoice[]): Promise<ProfileFigure[]> {
    return this.dataSource.transaction(async (manager) => {
      await this.profiles.lock(manager, acting.userId);
      return this.settle(manager, acting, choices, await this.figures.read(manager, acting.userId));
    });
  }

  settle(
    manager: EntityManager,
    acting: Acting,
    choices: readonly FigureChoice[],
    book: FigureBook,
  ): Promise<ProfileFigure[]> {
    const rows = rowsOf(acting, choices, book);
    const typed = typedIn(choices);
    return this.decisions.run(manager, acting, { action: 'profile.figures-settled', rows, typed });
  }
}

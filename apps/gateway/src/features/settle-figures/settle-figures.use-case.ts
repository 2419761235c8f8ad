import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Acting, FigureChoice, FigureView, ProfileFigure, UserId } from '@groundwork/contracts';
import { rpc } from '@groundwork/contracts';
import { asDomainError } from '@groundwork/platform-errors';
import { RpcClient } from '@groundwork/platform-messaging';
import { figureViews } from '../../domain/figure.view.ts';
import { figureNotFound } from '../../gateway.errors.ts';

function undefinedIfAway(error: unknown): undefined {
  if (asDomainError(error)?.kind !== 'unavailable') throw error;
}

@Injectable()
export class SettleFigures {
  constructor(private readonly services: RpcClient) {}

  async list(userId: UserId): Promise<FigureView[]> {
    return this.rated(userId, await this.services.call(rpc.profile.figures, { userId }));
  }

  async one(userId: UserId, field: string): Promise<FigureView> {
    const figures = await this.list(userId);
    return oneOf(figures, field);
  }

  async settle(acting: Acting, choices: FigureChoice[]): Promise<FigureView[]> {
    const { userId } = acting;
    const settled = this.services.call(rpc.profile.settleFigures, { ...acting, choices });
    return this.rated(userId, await settled.catch((error: unknown) => this.withFigure(userId, error)));
  }

  async undo(acting: Acting, field?: string): Promise<FigureView[]> {
    const request = { ...acting, ...(field !== undefined && { field }) };
    return this.rated(acting.userId, await this.services.call(rpc.profile.undoFigures, request));
  }

  private async rated(userId: UserId, figures: ProfileFigure[]): Promise<FigureView[]> {
    const [points, uses] = await Promise.all([
      this.services.call(rpc.scoring.figurePoints, { userId }).catch(undefinedIfAway),
      this.services.call(rpc.matching.figureUses, { userId }).catch(undefinedIfAway),
    ]);
    return figureViews(figures, { points, uses });
  }

  /** The answer to a figure that moved meanwhile has the figure as it is now. */
  private async withFigure(userId: UserId, error: unknown): Promise<never> {
    const moved = asDomainError(error);
    const field = moved?.details?.[0]?.field;
    if (moved?.code !== 'FIGURE_CHANGED' || field === undefined) throw error;
    throw moved.withFigure(await this.one(userId, field));
  }
}

export function oneOf(figures: readonly FigureView[], field: string): FigureView {
  const figure = figures.find((each) => each.field === field);
  if (!figure) throw figureNotFound();
  return figure;
}

export const tagOf = (views: readonly FigureView[]): string =>
  `"${createHash('sha256').update(JSON.stringify(views)).digest('base64url').slice(0, 22)}"`;

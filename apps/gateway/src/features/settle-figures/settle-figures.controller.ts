import { Controller } from '@nestjs/common';
import { routes } from '@groundwork/contracts';
import type { InputOf } from '../../http/input.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { oneOf, SettleFigures, tagOf } from './settle-figures.use-case.ts';

const versionIn = (tag: string): string => tag.replace(/^W\//, '').replaceAll('"', '');

@Controller()
export class SettleFiguresController {
  constructor(private readonly figures: SettleFigures) {}

  @Route(routes.figures)
  async list({ acting, reply }: InputOf<typeof routes.figures>) {
    const figures = await this.figures.list(acting.userId);
    void reply.header('etag', tagOf(figures));
    return figures;
  }

  @Route(routes.figure)
  async one({ acting, params, reply }: InputOf<typeof routes.figure>) {
    const figure = await this.figures.one(acting.userId, params.field);
    void reply.header('etag', `"${figure.version}"`);
    return figure;
  }

  @Route(routes.settleFigure)
  async settle({ acting, params, headers, body }: InputOf<typeof routes.settleFigure>) {
    const tag = headers['if-match'];
    const choice = { ...body, field: params.field, ...(tag !== undefined && { version: versionIn(tag) }) };
    return oneOf(await this.figures.settle(acting, [choice]), params.field);
  }

  @Route(routes.undoFigure)
  async undo({ acting, params }: InputOf<typeof routes.undoFigure>) {
    return oneOf(await this.figures.undo(acting, params.field), params.field);
  }

  @Route(routes.settleFigures)
  settleAll({ acting, body }: InputOf<typeof routes.settleFigures>) {
    return this.figures.settle(acting, body.ids);
  }

  @Route(routes.undoFigures)
  undoAll({ acting }: InputOf<typeof routes.undoFigures>) {
    return this.figures.undo(acting);
  }
}

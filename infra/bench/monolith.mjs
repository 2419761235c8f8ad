// What the same dashboard costs without services: one Nest + Fastify + TypeORM process that reads the same tables by
// the same code and composes the same answer. Started by score.mjs, which tells it where PostgreSQL answers.
import { tokenHash } from '@groundwork/platform-crypto';
import { matchingRules } from '@groundwork/engine-matching';
import { createDataSource } from '@groundwork/platform-database';
import { systemClock } from '@groundwork/platform-time';
import { Controller, Get, Inject, Module, Req, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

/** @param {string} app @param {string} file */
const built = (app, file) => import(new URL(`../../apps/${app}/dist/${file}.js`, import.meta.url).href);

const adminUrl = process.env['DATABASE_ADMIN_URL'] ?? '';

/** @param {string} service */
async function connect(service) {
  const { [`${service}Database`]: database } = await built(service, 'persistence/database');
  return createDataSource(database, { url: adminUrl, poolSize: 8 }).initialize();
}

const identity = await connect('identity');
const scoring = await connect('scoring');
const matching = await connect('matching');
const documents = await connect('documents');
const { describeScore } = await built('scoring', 'features/get-score/get-score.query');
const { shownAdvice } = await built('scoring', 'domain/shown-advice.view');
const { GetSummary } = await built('matching', 'features/get-summary/get-summary.query');
const { Catalogue } = await built('matching', 'persistence/catalogue.repository');
const { GetPortfolio } = await built('documents', 'features/get-portfolio/get-portfolio.query');
const { composeDashboard } = await built('gateway', 'features/read-dashboard/compose-dashboard');

const catalogue = new Catalogue(matching);
await catalogue.onModuleInit();
const summary = new GetSummary(matching, catalogue, matchingRules, systemClock);
const portfolio = new GetPortfolio(documents);

const parts = {
  /** @param {string} userId */
  score: async (userId) => {
    const { score, advice } = await describeScore(scoring.manager, userId, systemClock.now());
    const shown = shownAdvice(advice).filter(
      (/** @type {{ status: string }} */ { status }) => status === 'active',
    );
    return { score, recommendations: shown };
  },
  /** @param {string} userId */
  lenders: (userId) => summary.run({ userId }),
  /** @param {string} userId */
  documents: (userId) => portfolio.run(userId),
};

/** Remembered, as the gateway remembers. @type {Map<string, string>} */
const sessions = new Map();

/** @param {string} authorization */
async function userOf(authorization) {
  const token = authorization.slice('Bearer '.length);
  const known = sessions.get(token);
  if (known !== undefined) return known;
  const [row] = await identity.query('select user_id from sessions where token_hash = $1', [
    tokenHash(token),
  ]);
  if (row === undefined) throw new UnauthorizedException();
  sessions.set(token, row.user_id);
  return row.user_id;
}

class Dashboard {
  /** @param {typeof parts} read */
  constructor(read) {
    this.read = read;
  }

  /** @param {{ headers: { authorization: string } }} request */
  async answer(request) {
    const userId = await userOf(request.headers.authorization);
    const [score, lenders, papers] = await Promise.all([
      this.read.score(userId),
      this.read.lenders(userId),
      this.read.documents(userId),
    ]);
    return composeDashboard({ score, lenders, documents: papers });
  }
}

class Monolith {}

const answer = Object.getOwnPropertyDescriptor(Dashboard.prototype, 'answer');
if (answer) Get('api/dashboard')(Dashboard.prototype, 'answer', answer);
Req()(Dashboard.prototype, 'answer', 0);
Inject('parts')(Dashboard, undefined, 0);
Controller()(Dashboard);
Module({ controllers: [Dashboard], providers: [{ provide: 'parts', useValue: parts }] })(Monolith);

const app = await NestFactory.create(Monolith, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(process.env['PORT']), '127.0.0.1');
process.send?.('ready');

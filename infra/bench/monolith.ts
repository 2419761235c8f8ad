import type { UserId } from '@groundwork/contracts';
import { matchingRules } from '@groundwork/engine-matching';
import { tokenHash } from '@groundwork/platform-crypto';
import { createDataSource, type ServiceDatabase } from '@groundwork/platform-database';
import { systemClock } from '@groundwork/platform-time';
import { Controller, Get, Headers, Module, UnauthorizedException } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { GetPortfolio } from '../../apps/documents/src/features/get-portfolio/get-portfolio.query.ts';
import { documentsDatabase } from '../../apps/documents/src/persistence/database.ts';
import { composeDashboard } from '../../apps/gateway/src/domain/dashboard.view.ts';
import { identityDatabase } from '../../apps/identity/src/persistence/database.ts';
import { GetSummary } from '../../apps/matching/src/features/get-summary/get-summary.query.ts';
import { Catalog } from '../../apps/matching/src/persistence/catalog.repository.ts';
import { matchingDatabase } from '../../apps/matching/src/persistence/database.ts';
import { OwnerRepository } from '../../apps/matching/src/persistence/owner.repository.ts';
import { recommendationsOf } from '../../apps/scoring/src/domain/recommendation.view.ts';
import { describeScore } from '../../apps/scoring/src/features/get-score/get-score.query.ts';
import { scoringDatabase } from '../../apps/scoring/src/persistence/database.ts';

const url = process.env['DATABASE_ADMIN_URL'] ?? '';
const connect = (database: ServiceDatabase) => createDataSource(database, { url, poolSize: 8 }).initialize();

const identity = await connect(identityDatabase);
const scoring = await connect(scoringDatabase);
const matching = await connect(matchingDatabase);
const documents = await connect(documentsDatabase);

const catalog = new Catalog(matching, systemClock);
await catalog.onModuleInit();
const summary = new GetSummary(new OwnerRepository(matching), catalog, matchingRules, systemClock);
const portfolio = new GetPortfolio(documents);

async function scoreOf(userId: UserId) {
  const { score, advice } = await describeScore(scoring.manager, userId, systemClock.now());
  return { score, recommendations: recommendationsOf(advice).filter(({ status }) => status === 'active') };
}

/** The gateway caches them too. */
const sessions = new Map<string, UserId>();

async function userOf(token: string): Promise<UserId> {
  const cached = sessions.get(token);
  if (cached !== undefined) return cached;
  const [row] = await identity.query<{ user_id: UserId }[]>(
    'select user_id from sessions where token_hash = $1',
    [tokenHash(token)],
  );
  if (row === undefined) throw new UnauthorizedException();
  sessions.set(token, row.user_id);
  return row.user_id;
}

@Controller()
class Dashboard {
  @Get('api/dashboard')
  async answer(@Headers('authorization') authorization: string) {
    const userId = await userOf(authorization.slice('Bearer '.length));
    const [score, lenders, uploaded] = await Promise.all([
      scoreOf(userId),
      summary.run({ userId }),
      portfolio.run(userId),
    ]);
    return composeDashboard({ score, lenders, documents: uploaded });
  }
}

@Module({ controllers: [Dashboard] })
class Monolith {}

const app = await NestFactory.create(Monolith, new FastifyAdapter(), { logger: ['error'] });
await app.listen(Number(process.env['PORT']), '127.0.0.1');
process.send?.('ready');

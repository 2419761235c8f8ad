import { networkOf, networksOf } from '@groundwork/platform-config';
import { unavailable } from '@groundwork/platform-errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Admission, type AdmissionRequest } from '../domain/admission.rules.ts';
import { FairTurns } from '../domain/fair-turns.rules.ts';
import { costOf, takesTurn } from '../domain/request-cost.rules.ts';
import type { GatewayConfig } from '../gateway.config.ts';
import { tooManyRequests } from '../gateway.errors.ts';
import type { SessionCookies } from '../session/session-cookie.adapter.ts';
import type { Sessions } from '../session/sessions.adapter.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Waits until the caller may occupy the services behind the gateway. */
    takeTurn: () => Promise<void>;
  }
}

/** A stored session proves its token without a call, so a flood of forged tokens stays among the strangers. */
export function admitRequests(
  server: FastifyInstance,
  { sessions, cookies }: { sessions: Sessions; cookies: SessionCookies },
  config: GatewayConfig,
): void {
  const admission = new Admission({
    all: config.REQUESTS_AT_ONCE,
    perCaller: config.REQUESTS_AT_ONCE_PER_CALLER,
  });
  const isExempt = networksOf(config.EXEMPT_NETWORKS);

  const callerOf = (request: FastifyRequest): Omit<AdmissionRequest, 'cost'> => {
    const credential = cookies.read(request);
    const user = credential && sessions.cachedUser(credential);
    if (user) return { caller: `user ${user.id}`, callerClass: 'session' };
    const caller = `host ${networkOf(request.ip)}`;
    return { caller, callerClass: credential ? 'token' : 'anonymous' };
  };

  server.addHook('onRequest', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    const cost = contract ? costOf(contract) : 0;
    if (cost === 0 || isExempt(request.ip)) {
      done();
      return;
    }
    const wanted = { ...callerOf(request), cost };
    const refusal = admission.refusalOf(wanted);
    if (!refusal) reply.raw.once('close', admission.enter(wanted));
    done(refusal && (refusal === 'caller' ? tooManyRequests(1) : unavailable('This site')));
  });
  giveTurns(server, config, { callerOf: (request) => callerOf(request).caller, isExempt });
}

const slowTurnMs = 1000;
const turnPatienceMs = 3000;

interface TurnSetting {
  callerOf: (request: FastifyRequest) => string;
  isExempt: (address: string) => boolean;
}

function giveTurns(
  server: FastifyInstance,
  config: GatewayConfig,
  { callerOf, isExempt }: TurnSetting,
): void {
  const most = config.REQUESTS_IN_TURN;
  const turns = new FairTurns({ least: Math.ceil(most / 4), most, slowMs: slowTurnMs });
  const endTurn = new WeakMap<FastifyRequest, () => void>();
  const replyTo = new WeakMap<FastifyRequest, FastifyReply>();

  server.decorateRequest('takeTurn', async function takeTurn(this: FastifyRequest) {
    if (isExempt(this.ip) || endTurn.has(this)) return;
    // Not the callback of the hook: another request calls it, and what follows would act for its person.
    await new Promise<void>((start, reject) => {
      const patience = setTimeout(() => {
        end();
        reject(tooManyRequests(1));
      }, turnPatienceMs);
      const end = turns.enter(callerOf(this), () => {
        clearTimeout(patience);
        start();
      });
      endTurn.set(this, end);
      replyTo.get(this)?.raw.once('close', end);
    });
  });

  server.addHook('preValidation', async (request, reply) => {
    replyTo.set(request, reply);
    const { contract } = request.routeOptions.config;
    if (contract && takesTurn(contract)) await request.takeTurn();
  });

  server.addHook('onSend', (request, _reply, _payload, done) => {
    endTurn.get(request)?.();
    done();
  });
}

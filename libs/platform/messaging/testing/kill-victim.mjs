// One process of surviving-kills.spec.ts, on built code: `node kill-victim.mjs maker|relay|taker`.
import { argv, stderr } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { defineEvent } from '@groundwork/contracts';
import { loadConfig } from '@groundwork/platform-config';
import { createDataSource, DatabaseModule, databaseConfig } from '@groundwork/platform-database';
import {
  appendToOutbox,
  EventsModule,
  eventsConfig,
  MessagingModule,
  OnEvent,
} from '@groundwork/platform-messaging';
import { defineService, runProcess } from '@groundwork/platform-service';
import { Module } from '@nestjs/common';
import { z } from 'zod';

const made = defineEvent('thing.made', 1, z.object({ n: z.number() }));
const userId = '01990000-0000-7000-8000-000000000000';
const database = (service) => ({ service, entities: [], migrations: [] });

class NoteOnThingMade {
  async note(event, manager) {
    await manager.query('insert into effects (event_id, n) values ($1, $2)', [event.id, event.data.n]);
  }
}
const note = Object.getOwnPropertyDescriptor(NoteOnThingMade.prototype, 'note');
OnEvent(made, 'taker--note-on-thing-made')(NoteOnThingMade.prototype, 'note', note);

class Root {}
Module({})(Root);

const define = (service, providers) =>
  defineService({
    service,
    config: { ...databaseConfig, ...eventsConfig },
    module: (config) => ({
      module: Root,
      imports: [
        DatabaseModule.forService(database(service), config),
        MessagingModule.forService(service, config),
        EventsModule.forService(service, config),
      ],
      providers,
    }),
  });

const serve = (name, providers) => runProcess([name], async () => ({ service: define(name, providers) }));

/** Rolls back every tenth row after its event is in the outbox. */
async function makeOne(manager) {
  const [{ n }] = await manager.query('insert into made default values returning n');
  await appendToOutbox(manager, made, { aggregateId: String(n), aggregateVersion: 1, userId, data: { n } });
  if (n % 10 === 0) throw new Error('Changed our mind');
}

async function make() {
  const { DATABASE_URL: url } = loadConfig(databaseConfig);
  const source = createDataSource(database('maker'), { url, poolSize: 2 });
  for (;;) {
    try {
      if (!source.isInitialized) await source.initialize();
      await source.transaction(makeOne);
    } catch (error) {
      // PostgreSQL is away, or the row was a tenth one.
      stderr.write(`${String(error)}\n`);
    }
    await sleep(3);
  }
}

const roles = {
  maker: make,
  relay: () => serve('maker', []),
  taker: () => serve('taker', [NoteOnThingMade]),
};
await roles[argv[2]]();

import { join } from 'node:path';
import { buildEverything } from './build.mjs';
import { installPackages } from './install.mjs';
import { instanceAt } from './instance.mjs';
import { Life, live, orExit } from './life.mjs';
import { START_HELP, startOptions } from './options.mjs';
import { LOOPBACK, reserveFrom } from './ports.mjs';
import { say, secondsSince, step } from './progress.mjs';
import { provisionServers } from './provision.mjs';
import { loadSecrets } from './secrets.mjs';
import { migrate, startServices } from './system.mjs';

/** @typedef {ReturnType<typeof startOptions>} Options */

/** @param {Life} life @param {Options} options */
async function bringUp(life, options) {
  const since = performance.now();
  const { instance, supervisor } = life;
  await life.begin(options);
  const secrets = loadSecrets(instance);
  const web = await reserveFrom(options.port);
  const publicUrl = `http://${LOOPBACK}:${web.port}`;
  life.at(publicUrl);
  if (web.port !== options.port) say(`Port ${options.port} is taken; using ${web.port}.`);

  await installPackages(join(instance.logs, 'install.log'));
  const ground = { instance, secrets, durable: true, buildStorage: false };
  const [urls] = await Promise.all([
    step('Starting the servers', () => provisionServers(ground, supervisor)),
    step('Building', () => buildEverything(join(instance.logs, 'build.log'))),
  ]);
  const facts = { urls, secrets, publicUrl, inherited: process.env };
  await step('Preparing the database', () => migrate(facts, join(instance.logs, 'migrate.log')));
  await step('Starting the services', () => startServices(facts, web, supervisor));

  say(`\nReady: ${publicUrl}`);
  say(`Demo login: ${secrets.demoOwner.email} / ${secrets.demoOwner.password}`);
  say(`(${secondsSince(since)} s; logs in ${instance.logs}; Ctrl-C stops everything)\n`);
}

/** @param {string[]} args */
export async function startDevelopment(args) {
  const options = orExit(() => startOptions(args));
  if (options.help) {
    say(START_HELP);
    return;
  }
  const life = new Life(instanceAt('dev', options.data));
  await live(life, 0, async () => {
    await bringUp(life, options);
    return undefined;
  });
}

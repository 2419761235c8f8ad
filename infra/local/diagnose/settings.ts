import type { ConfigFault, ConfigFragment } from '@groundwork/platform-config';
import { fill } from '../../../libs/wording/src/fill.ts';
import { SERVICES } from '../../generated/services.mjs';
import { CONTAINER_SETTINGS, SERVER_SETTINGS } from '../../services/server-settings.ts';
import { settingTexts, things } from '../doctor.wording.ts';
import { built } from '../operator-command.ts';
import { environmentOf } from '../stack.ts';
import { fault, fine, type Finding } from './finding.ts';
import type { Place } from './place.ts';

interface Fault extends ConfigFault {
  readonly service: string;
}

/** The operator has no variable that a service alone has. A service that lacks one names it and does not start. */
const isOfService = (name: string) => [...CONTAINER_SETTINGS, ...SERVER_SETTINGS].includes(name);

function valuesOf(service: string, { environment, urls, secrets }: Place) {
  const { postgres, nats, redis, storage } = urls;
  if (!secrets || !postgres || !nats || !redis || !storage) return undefined;
  const publicUrl = environment['PUBLIC_URL'] ?? '';
  const facts = { urls: { postgres, nats, redis, storage }, secrets, publicUrl, inherited: environment };
  return environmentOf(service, 0, facts);
}

const codeOf = (service: string) =>
  new URL(`../../../apps/${service}/dist/${service}.config.js`, import.meta.url).href;

async function fragmentOf(service: string): Promise<ConfigFragment> {
  const { serverConfig } = await import('@groundwork/platform-config');
  const module = (await import(codeOf(service))) as Record<string, ConfigFragment>;
  return Object.assign({}, serverConfig, ...Object.values(module)) as ConfigFragment;
}

async function faultsOf(service: string, place: Place): Promise<Fault[]> {
  const { configFaults } = await import('@groundwork/platform-config');
  const complete = valuesOf(service, place);
  const values = complete ?? place.environment;
  const faults = configFaults(await fragmentOf(service), values);
  return faults
    .filter(({ name }) => complete !== undefined || values[name] || !isOfService(name))
    .map((each) => ({ ...each, service }));
}

export function findingsOf(faults: readonly Fault[]): Finding[] {
  if (faults.length === 0)
    return [fine(things.settings, fill(settingTexts.valid, { count: SERVICES.length }))];
  const names = [...new Set(faults.map(({ name }) => name))];
  return names.map((name) => {
    const own = faults.filter((each) => each.name === name);
    const services = [...new Set(own.map(({ service }) => service))].join(', ');
    const thing = fill(things.setting, { name });
    return fault(thing, fill(settingTexts.wrong, { what: own[0]?.what ?? '', services }));
  });
}

export async function checkSettings(place: Place): Promise<Finding[]> {
  const faults: Fault[] = [];
  await built(async () => {
    for (const { name } of SERVICES) faults.push(...(await faultsOf(name, place)));
  });
  return findingsOf(faults);
}

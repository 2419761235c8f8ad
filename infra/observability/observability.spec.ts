import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import '@groundwork/platform-messaging';
import { metrics, startProcessMetrics } from '@groundwork/platform-observability';
import '@groundwork/platform-queue';
import '@groundwork/platform-service';
import { parse } from 'yaml';
import { run, which } from '../local/commands.ts';
import { print } from '../local/progress.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
}
interface Trial {
  alert_rule_test: { alertname: string; exp_alerts: unknown[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const here = import.meta.dirname;
const yaml = (name: string) => parse(readFileSync(join(here, name), 'utf8')) as Record<string, unknown>;
const rules = (yaml('rules.yaml')['groups'] as { rules: Rule[] }[]).flatMap((group) => group.rules);
const trials = (yaml('rules.test.yaml')['tests'] as Trial[]).flatMap((trial) => trial.alert_rule_test);
const operations = readFileSync(join(here, '../../docs/operations/alerts.md'), 'utf8');
const panelsOf = (dashboard: string) =>
  (JSON.parse(readFileSync(join(here, 'dashboards', dashboard), 'utf8')) as Dashboard).panels;
const panels = panelsOf('groundwork.json');
const wellPanels = panelsOf('is-it-well.json');
const promtool = which('promtool');
if (promtool === undefined)
  print('!!! No promtool was found (Debian: prometheus): the alerts are NOT TRIED, only read.');

const expressions = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...[...panels, ...wellPanels].flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

/** The names as a process exposes them, and with which labels. */
async function exposed(): Promise<Map<string, string[]>> {
  startProcessMetrics('any');
  const all = await metrics.getMetricsAsJSON();
  return new Map(
    all.flatMap((metric) => {
      const own = metrics.getSingleMetric(metric.name) as unknown as { labelNames?: string[] };
      const labels = ['service', 'instance', 'job', 'le', ...(own.labelNames ?? [])];
      const suffixes = String(metric.type) === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
      return suffixes.map((suffix): [string, string[]] => [metric.name + suffix, labels]);
    }),
  );
}

describe('alerts and dashboards', () => {
  it.each(expressions)('%s uses metrics and labels that a process exposes', async (_name, expression) => {
    const metricLabels = await exposed();
    const queried = [...expression.matchAll(/\b((?:groundwork|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
    expect(queried.length + Number(/\bup\b/.test(expression))).toBeGreaterThan(0);
    for (const [, name = '', filter = ''] of queried) {
      expect([...metricLabels.keys()]).toContain(name);
      const filtered = [...filter.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label);
      const grouped = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, labels = '']) =>
        labels.split(', '),
      );
      expect(metricLabels.get(name)).toEqual(expect.arrayContaining([...filtered, ...grouped]));
    }
  });

  it('show the four most important panels', () => {
    const titles = panels.map(({ title }) => title);
    expect(titles).toEqual(
      expect.arrayContaining(['Queue of analyses', 'Outbox lag', 'Dead letters', 'Freshness of the score']),
    );
  });

  it('answer "Is it well?" with six panels', () => {
    expect(wellPanels.map(({ title }) => title)).toEqual([
      'Failed requests',
      'Response time',
      'Processes of each service',
      'Servers',
      'Late background work',
      'Time until the score is new',
    ]);
  });

  it.each(rules)(
    '$alert has a test that fires, a test that stays silent and a line on the operations page',
    ({ alert }) => {
      const outcomes = trials
        .filter(({ alertname }) => alertname === alert)
        .map(({ exp_alerts: sent }) => sent.length);
      expect({ fires: outcomes.includes(1), stays: outcomes.includes(0) }).toEqual({
        fires: true,
        stays: true,
      });
      expect(operations).toContain(`\`${alert}\``);
    },
  );

  if (promtool !== undefined) {
    it('fire and stay silent as in their tests', async () => {
      const { code, output } = await run(promtool, ['test', 'rules', join(here, 'rules.test.yaml')]);
      expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('SUCCESS') });
    });
  }
});

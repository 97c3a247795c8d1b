import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

interface Panel {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

const ROOT = new URL('../../../', import.meta.url);
const dashboard = JSON.parse(readFileSync(new URL('deploy/grafana-dashboard.json', ROOT), 'utf8')) as {
  readonly panels: readonly Panel[];
  readonly templating: unknown;
};
const targets = dashboard.panels.flatMap(({ targets = [] }) => targets);
/** What Prometheus itself adds to every series, and to the buckets of histograms. */
const ADDED_LABELS = ['instance', 'job', 'le'];

/** The series that a process offers, by name, with their labels. */
async function offered(): Promise<ReadonlyMap<string, readonly string[]>> {
  const metrics = new Metrics();
  const zero = () => 0;
  metrics.addGauges({
    connections: zero,
    tables: zero,
    botsWaiting: zero,
    oldestBeat: zero,
    oldestJob: zero,
  });
  const series = new Map<string, readonly string[]>();
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    const { labelNames } = metrics.registry.getSingleMetric(name) as unknown as {
      readonly labelNames: readonly string[];
    };
    // `prom-client` states types as text, although its declarations say otherwise.
    const endings = String(type) === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const ending of endings) series.set(name + ending, labelNames);
  }
  return series;
}

function seriesIn(expression: string): string[] {
  return expression.match(/\b(schupf|nodejs|process)_\w+/g) ?? [];
}

test('the dashboard queries only metrics that exist, by labels that they have', async () => {
  const series = await offered();
  expect(targets.length).toBeGreaterThan(20);
  for (const { expr, legendFormat } of targets) {
    const names = seriesIn(expr);
    expect(names).not.toEqual([]);
    for (const name of names) expect([...series.keys()]).toContain(name);
    const labels = new Set([...ADDED_LABELS, ...names.flatMap((name) => series.get(name) ?? [])]);
    const grouped = [...expr.matchAll(/by \(([\w, ]+)\)/g)].flatMap(([, list]) => list!.split(', '));
    const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!);
    const matched = [...expr.matchAll(/[{,](\w+)=~?"/g)].map(([, label]) => label!);
    for (const label of [...grouped, ...shown, ...matched]) expect([...labels]).toContain(label);
    for (const label of shown) expect(grouped).toContain(label);
  }
});

test('the dashboard shows all our own metrics', async () => {
  const shown = new Set(targets.flatMap(({ expr }) => seriesIn(expr)).map(withoutEnding));
  const ours = [...(await offered()).keys()].filter((name) => name.startsWith('schupf_')).map(withoutEnding);
  expect(new Set(ours).difference(shown)).toEqual(new Set());
});

test('the dashboard can be provisioned: its panels have ids and do not overlap', () => {
  const { panels, templating } = dashboard;
  expect(JSON.stringify(templating)).toContain('"name":"datasource","type":"datasource"');
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  const cells = new Set<string>();
  let count = 0;
  for (const { gridPos, title } of panels) {
    expect(gridPos.x + gridPos.w, title).toBeLessThanOrEqual(24);
    for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
      for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++, count++) cells.add(`${x} ${y}`);
  }
  expect(cells.size).toBe(count);
});

test('docs/operations.md explains all our own metrics, and names the versions that we test', async () => {
  const text = readFileSync(new URL('docs/operations.md', ROOT), 'utf8');
  const documented = [...text.matchAll(/^\| `(schupf_\w+)` \|/gm)].map(([, name]) => name!);
  const ours = [...(await offered()).keys()].filter((name) => name.startsWith('schupf_')).map(withoutEnding);
  expect(new Set(documented)).toEqual(new Set(ours));
  const { devDependencies } = JSON.parse(readFileSync(new URL('package.json', SERVER), 'utf8')) as {
    readonly devDependencies: Readonly<Record<string, string>>;
  };
  for (const name of ['exporter-trace-otlp-http', 'sdk-trace'])
    expect(text).toContain(`@opentelemetry/${name}@${devDependencies[`@opentelemetry/${name}`]}`);
});

const SERVER = new URL('../', import.meta.url);

function withoutEnding(name: string): string {
  return name.replace(/_(bucket|sum|count)$/, '');
}

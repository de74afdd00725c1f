import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { renderChart, schemaFindings } from './chart.mjs';

const root = resolve(import.meta.dirname, '../..');
const chart = join(root, 'docker/chart');
const manifests = renderChart(chart);

/**
 * Returns all Kubernetes objects of a kind in the chart. Their type is any, because the Kubernetes schemas check them.
 * @param {string} kind
 * @returns {any[]}
 */
const listManifestsOfKind = (kind) => manifests.filter((manifest) => manifest.kind === kind);
const pods = [...listManifestsOfKind('Deployment'), ...listManifestsOfKind('Job')].map(({ kind, metadata, spec }) => ({
  name: `${kind} ${metadata.name}`,
  labels: spec.template.metadata.labels,
  spec: spec.template.spec,
}));
const containers = pods.flatMap(({ name, spec }) =>
  [...(spec.initContainers ?? []), ...spec.containers].map((container) => ({ name, container })),
);

test('the Kubernetes schemas accept every object of the chart, with each kind of volume for the site', () => {
  assert.equal(manifests.length, 21);
  for (const site of [{}, { existingClaim: 'bucket' }, { storageClass: 'shared' }]) {
    assert.deepEqual(schemaFindings(renderChart(chart, { site })), []);
  }
});

test('the Kubernetes schemas reject a misspelt field, a wrong type and an unknown kind', () => {
  const [deployment] = structuredClone(listManifestsOfKind('Deployment'));
  deployment.spec.template.spec.containers[0].comand = ['node'];
  assert.deepEqual(schemaFindings([deployment]), [
    'Deployment example-api: the schema has no .spec.template.spec.containers[0].comand.',
  ]);
  deployment.spec.replicas = 'two';
  assert.match(schemaFindings([deployment])[0] ?? '', /replicas must be integer/);
  assert.deepEqual(schemaFindings([{ ...deployment, kind: 'Deploymint' }]), [
    'Deploymint example-api: there is no apps/v1 Deploymint.',
  ]);
});

describe('every pod', () => {
  for (const { name, spec } of pods) {
    test(`of ${name} runs as a non-root user, with the default seccomp profile and no API token`, () => {
      assert.equal(spec.automountServiceAccountToken, false);
      assert.equal(spec.securityContext.runAsNonRoot, true);
      assert.equal(spec.securityContext.seccompProfile.type, 'RuntimeDefault');
    });
  }

  test('has only containers with a read-only file system, resource limits and a released image', () => {
    for (const { name, container } of containers) {
      assert.equal(container.securityContext.readOnlyRootFilesystem, true, name);
      assert.equal(container.securityContext.allowPrivilegeEscalation, false, name);
      assert.deepEqual(container.securityContext.capabilities.drop, ['ALL'], name);
      assert.ok(container.resources.limits.memory && container.resources.requests.cpu, name);
      assert.match(container.image, /\/bearings-(backend|gateway|site):\d+\.\d+\.\d+$/, name);
    }
  });

  test('mounts only volumes that it declares, and gets no secret as an environment variable', () => {
    for (const { name, container } of containers) {
      const pod = pods.find((each) => each.name === name);
      for (const mount of container.volumeMounts ?? [])
        assert.ok(pod?.spec.volumes.some((/** @type {any} */ volume) => volume.name === mount.name));
      for (const { name: variable } of container.env ?? [])
        assert.doesNotMatch(
          variable.replace(/.*_(FILE|DIR)$/, ''),
          /PASSWORD|SECRET|KEY|DATABASE_URL|REDIS_URL|SMTP_URL/,
        );
      for (const { secretRef } of container.envFrom ?? []) assert.equal(secretRef, undefined, name);
    }
    assert.deepEqual(listManifestsOfKind('Secret'), []);
  });
});

test('each Deployment has probes, a disruption budget and network rules', () => {
  for (const { metadata, spec } of listManifestsOfKind('Deployment')) {
    const [container] = spec.template.spec.containers;
    assert.ok(container.livenessProbe && (container.readinessProbe || container.startupProbe));
    assert.deepEqual(spec.selector.matchLabels, spec.template.metadata.labels);
    for (const kind of ['PodDisruptionBudget', 'NetworkPolicy']) {
      const found = listManifestsOfKind(kind).find((each) => each.metadata.name === metadata.name);
      const selector = found?.spec.selector ?? found?.spec.podSelector;
      assert.deepEqual(selector?.matchLabels, spec.selector.matchLabels, `${kind} ${metadata.name}`);
    }
  }
  const scaledNames = listManifestsOfKind('HorizontalPodAutoscaler').map(({ spec }) => spec.scaleTargetRef.name);
  assert.deepEqual(scaledNames, ['example-api', 'example-worker']);
});

test('the gateway and the probes connect to the API only over TLS', () => {
  const [api] = listManifestsOfKind('Deployment').find(({ metadata }) => metadata.name === 'example-api').spec.template
    .spec.containers;
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
    assert.equal(api[probe].httpGet.scheme, 'HTTPS');
  const { data } = listManifestsOfKind('ConfigMap').find(({ metadata }) => metadata.name === 'example-gateway');
  const ownConfig = readFileSync(join(root, 'docker/api-tls.conf'), 'utf8');
  const directives = (/** @type {string} */ text) =>
    [...text.matchAll(/^ *(proxy_ssl_\w+ .*;)$/gm)]
      .map(([, line = '']) => line)
      .filter((line) => !line.includes('certificate'));
  assert.ok(directives(ownConfig).includes('proxy_ssl_verify on;'));
  assert.deepEqual(directives(data['api-tls.conf']), directives(ownConfig));
  assert.match(data['api-tls.conf'], /^set \$api https:/);
});

test('the workers are scaled by a metric that the backend exports', () => {
  const worker = listManifestsOfKind('HorizontalPodAutoscaler').find(({ metadata }) => /worker/.test(metadata.name));
  const name = worker.spec.metrics[1].external.metric.name;
  const table = readFileSync(join(root, 'backend/src/platform/metrics/metric-table.ts'), 'utf8');
  assert.match(table, new RegExp(`^ {2}${name}: `, 'm'));
});

test('the chart runs the same images and worker command as the compose file', () => {
  const compose = parse(readFileSync(join(root, 'docker/compose.yaml'), 'utf8'), { merge: true });
  const builtImages = new Set(
    Object.values(compose.services)
      .map(({ image }) => /^\$\{\w+:-(bearings-.+)\}$/.exec(image)?.[1])
      .filter((image) => image !== undefined),
  );
  const usedImages = containers.map(({ container }) => container.image.split('/').at(-1));
  assert.deepEqual([...new Set(usedImages)].toSorted(), [...builtImages].toSorted());
  const { worker } = Object.fromEntries(containers.map(({ container }) => [container.name, container]));
  assert.deepEqual(worker.command, compose.services['worker-1'].command);
});

test('the chart sets only environment variables that the backend reads', () => {
  const schema = readFileSync(join(root, 'backend/src/config/environment.ts'), 'utf8');
  const givenNames = containers.flatMap(({ container }) => container.env ?? []).map(({ name }) => name);
  const sharedNames = Object.keys(
    listManifestsOfKind('ConfigMap').find(({ metadata }) => /environment/.test(metadata.name)).data,
  );
  for (const name of [...givenNames, ...sharedNames].filter((each) => each !== 'CLAIMS'))
    assert.match(schema, new RegExp(`^ {2}${name}: `, 'm'), name);
});

test('the chart’s values set the images and pull secrets of all pods', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const givenValues = {
    image: { tag: '1.2.3', digests: { site: digest } },
    imagePullSecrets: ['mine'],
  };
  const objects = renderChart(chart, givenValues).filter(({ kind }) => /Deployment|Job/.test(kind));
  const podSpecs = objects.map((/** @type {any} */ object) => object.spec.template.spec);
  for (const { imagePullSecrets } of podSpecs) assert.deepEqual(imagePullSecrets, [{ name: 'mine' }]);
  const images = podSpecs.flatMap(({ containers: [container] }) => container.image.split('/').at(-1));
  assert.deepEqual([...new Set(images)].toSorted(), [
    'bearings-backend:1.2.3',
    'bearings-gateway:1.2.3',
    `bearings-site@${digest}`,
  ]);
});

test('changing an environment variable in the chart’s values replaces the pods that read it', () => {
  /** @param {Record<string, unknown>} environment @returns {any[]} */
  const withVariables = (environment) => renderChart(chart, { environment });
  const objects = withVariables({ THROTTLE_FACTOR: 5_000_000, HSTS: true, EMPTY: '' });
  const { data } = objects.find(({ metadata }) => metadata.name === 'example-environment');
  assert.equal(data.THROTTLE_FACTOR, '5000000');
  assert.equal(data.HSTS, 'true');
  assert.equal(data.EMPTY, '');
  /** @param {any[]} list @param {string} name */
  const annotations = (list, name) =>
    list.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name).spec.template.metadata
      .annotations;
  const changedChart = withVariables({ THROTTLE_FACTOR: 1 });
  for (const name of ['example-api', 'example-worker']) {
    assert.notDeepEqual(annotations(changedChart, name), annotations(objects, name));
    assert.deepEqual(annotations(changedChart, name), annotations(withVariables({ THROTTLE_FACTOR: 1 }), name));
  }
});

test('the chart rejects a misspelt value and a value of the wrong type with an error that names the value', () => {
  assert.throws(() => renderChart(chart, { regstry: 'x' }), /'regstry' not allowed/);
  assert.throws(() => renderChart(chart, { api: { minReplicas: 'two' } }), /minReplicas/);
});

test('the documented commands create every secret that the chart uses', () => {
  const steps = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const mountedNames = pods.flatMap(({ spec }) =>
    spec.volumes.flatMap((/** @type {any} */ { secret }) => secret?.secretName ?? []),
  );
  const ingress = listManifestsOfKind('Ingress').flatMap(({ spec }) =>
    spec.tls.map((/** @type {any} */ tls) => tls.secretName),
  );
  for (const name of new Set([...mountedNames, ...ingress]))
    assert.match(steps, new RegExp(`kubectl create secret \\w+ ${name} `), name);
});

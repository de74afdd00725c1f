import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billOfMaterials } from './sbom.mjs';

test('the bill of materials lists exactly the packages used at run time, with version and checksum', () => {
  const integrity = `sha512-${Buffer.from('sum').toString('base64')}`;
  const { components, bomFormat } = billOfMaterials({
    name: 'site',
    packages: {
      '': { version: '1.0.0' },
      backend: { version: '1.0.0', dependencies: { '@nestjs/core': '12.5.1', ours: '*' } },
      'tools/build': { version: '1.0.0', dependencies: { webpack: '5.110.3' } },
      'node_modules/ours': { link: true, resolved: 'libs/ours' },
      'libs/ours': { version: '1.0.0', dependencies: { pino: '10.4.0' } },
      'node_modules/@nestjs/core': {
        version: '12.5.1',
        license: 'MIT',
        integrity,
        dependencies: { pino: '9.0.0' },
        optionalDependencies: { missing: '1.0.0' },
      },
      'node_modules/@nestjs/core/node_modules/pino': { version: '9.0.0' },
      'node_modules/pino': { version: '10.4.0' },
      'node_modules/webpack': { version: '5.110.3' },
    },
  });
  assert.equal(bomFormat, 'CycloneDX');
  assert.deepEqual(components.map(({ purl, hashes }) => [purl, hashes[0]?.content]).toSorted(), [
    ['pkg:npm/%40nestjs/core@12.5.1', Buffer.from('sum').toString('hex')],
    ['pkg:npm/pino@10.4.0', undefined],
    ['pkg:npm/pino@9.0.0', undefined],
  ]);
});

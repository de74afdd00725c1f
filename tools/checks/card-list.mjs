// The packages of the design, each with the smallest check that uses it for real.

/**
 * @typedef {object} CardCheck
 * @property {string} name
 * @property {string} folder from the project's root, where it runs
 * @property {readonly string[]} args of node
 * @property {string} [result] a file below `folder` that it has to make
 * @property {readonly string[]} packages what it cannot do without
 */

const JEST = '../node_modules/jest/bin/jest.js';

/** @type {readonly CardCheck[]} */
export const CARD = [
  {
    name: 'the API starts on PostgreSQL and signs people in',
    folder: 'backend',
    args: [JEST, 'src/test/security/sessions.spec.ts'],
    packages: [
      '@nestjs/core',
      '@nestjs/common',
      '@nestjs/passport',
      '@nestjs/typeorm',
      '@nestjs/bull',
      'typeorm',
      'pg',
      'passport-local',
      'class-validator',
    ],
  },
  {
    name: 'an assessment is paid for',
    folder: 'backend',
    args: [JEST, 'src/test/api/checkout.spec.ts'],
    packages: ['stripe'],
  },
  {
    name: 'a model writes a report',
    folder: 'backend',
    args: [JEST, 'src/test/api/model.spec.ts'],
    packages: ['openai'],
  },
  {
    name: 'the shell leads from page to page',
    folder: 'frontend-shell',
    args: [JEST, 'src/router.spec.tsx'],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      '@reduxjs/toolkit',
      'jest',
      '@testing-library/react',
    ],
  },
  {
    name: 'a remote is built',
    folder: 'frontend-marketing',
    args: ['../tools/build/run-webpack.mjs', '--mode', 'production'],
    // webpack-cli asks whether it may install webpack and, unanswered, ends without an error.
    result: 'dist/mf-manifest.json',
    packages: ['webpack', '@module-federation/enhanced'],
  },
];

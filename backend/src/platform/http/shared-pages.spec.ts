import { SHARED_LINK_PREVIEW } from '@bearings/contracts';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findSharedToken, addPreviewMetadata } from './shared-pages.js';

const SHELL_PAGE = '<html><head><title>Bearings</title></head><body></body></html>';
const SAMPLE_TOKEN = 'A_-a'.repeat(10);
const NGINX_CONFIG = path.join(import.meta.dirname, '../../../../docker/nginx.conf');

describe('the link preview of a shared report, for chat programs', () => {
  it('contains the report’s picture at an address with the link’s token', () => {
    const page = addPreviewMetadata(SHELL_PAGE, `/shared/${SAMPLE_TOKEN}`, 'https://bearings.example');
    const picture = `https://bearings.example/api/shared/${SAMPLE_TOKEN}/picture`;
    expect(page).toContain(`<meta property="og:image" content="${picture}">`);
    expect(page).toContain(`<meta property="og:title" content="${SHARED_LINK_PREVIEW.title}">`);
    expect(addPreviewMetadata(SHELL_PAGE, '/shared/"><script>', 'https://x.example')).not.toContain('<script>');
  });

  it('is missing from the page on which an observer answers questions about the report’s owner', () => {
    expect(addPreviewMetadata(SHELL_PAGE, `/shared/know/${SAMPLE_TOKEN}`, 'https://x.example')).toBe(SHELL_PAGE);
    expect(findSharedToken(`/shared/know/${SAMPLE_TOKEN}`)).toBe(SAMPLE_TOKEN);
  });

  it('is the same in the configuration of nginx, which serves the page in production', async () => {
    const nginx = await readFile(NGINX_CONFIG, 'utf8');
    for (const text of Object.values(SHARED_LINK_PREVIEW)) expect(nginx).toContain(`content="${text}"`);
    expect(nginx).toContain('content="$upstream_http_x_preview_picture"');
  });
});

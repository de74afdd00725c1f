import { screen } from '@testing-library/dom';

const MARKUP_PATTERN = /<p>[^]*Not ready[^]*<\/p>/;

beforeEach(() => {
  document.body.innerHTML = '<p>Not ready</p>';
});

describe('a Testing Library query without a result', () => {
  it('throws an error that contains the markup of the page', () => {
    expect(() => screen.getByText('Ready')).toThrow(MARKUP_PATTERN);
  });

  it('that waits throws an error that contains the markup of the page after its timeout', async () => {
    await expect(screen.findByText('Ready', {}, { timeout: 120 })).rejects.toThrow(MARKUP_PATTERN);
  });
});

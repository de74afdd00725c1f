import { render, screen } from '@testing-library/react';
import { Accordion, Faq } from '.';

it('the main entry point still has the accordion and the questions, loaded when rendered', async () => {
  render(
    <>
      <Accordion items={[{ value: 'one', title: 'Why it fits', content: 'Because.' }]} />
      <Faq items={[{ question: 'What does it cost?', answer: 'A little.' }]} />
    </>,
  );
  expect(await screen.findByRole('button', { name: 'Why it fits' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'What does it cost?' })).toBeVisible();
});

import { Card, Eyebrow, Heading } from '@bearings/ui';
import { useId } from 'react';
import { Link } from '@bearings/web/router';
import { homeTexts } from '../texts/home-texts';

const texts = homeTexts.articles;

/** Links to three blog articles. */
export function Articles() {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="small" id={id} className="mb-4">
        {texts.title}
      </Heading>
      <ul className="grid gap-4 sm:grid-cols-3">
        {texts.items.map(({ to, title, category }) => (
          <li key={to} className="grid">
            <Card asChild interactive padding="small">
              <Link to={to}>
                <Eyebrow>{category}</Eyebrow>
                <Heading level={3} className="mt-2 text-lg">
                  {title}
                </Heading>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

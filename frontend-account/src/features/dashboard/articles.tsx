import { Card, Eyebrow, Heading } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { homeTexts } from './home-texts';
import { Titled } from '../../components/titled';

const texts = homeTexts.articles;

/** Links to three blog articles. */
export function Articles() {
  return (
    <Titled title={texts.title}>
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
    </Titled>
  );
}

import { Heading } from '@bearings/ui';
import { anchor } from '../../components/anchor';
import { howGoodIsItTexts } from '../../texts/how-good-is-it-texts';
import { FigureRow } from './figure-row';

const texts = howGoodIsItTexts.readers;

/** What readers say of their reports. */
export function ReadersSection() {
  return (
    <section aria-labelledby={anchor(texts.title)}>
      <Heading level={2} size="small" id={anchor(texts.title)} className="scroll-mt-8">
        {texts.title}
      </Heading>
      {texts.text.map((paragraph) => (
        <p key={paragraph} className="mt-3 max-w-prose">
          {paragraph}
        </p>
      ))}
      <dl className="mt-6 border-b border-line">
        {[texts.suggested, texts.rating, texts.guided].map((label) => (
          <FigureRow key={label} label={label} value="–" notes={[texts.notEnough]} />
        ))}
      </dl>
    </section>
  );
}

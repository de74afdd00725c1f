import { CATEGORIES, CATEGORY_NAMES, type Category } from '@bearings/contracts';
import { Card } from '@bearings/ui';

/** Made up to look at; in parts of four, as wide as a bar is drawn. */
const BARS: Record<Category, 1 | 2 | 3 | 4> = {
  leadership: 2,
  motivation: 3,
  communication: 2,
  helping: 4,
  analytical: 4,
  creativity: 3,
  planning: 3,
  practical: 1,
  resilience: 3,
  risk: 1,
  spatial: 2,
  burnout: 3,
};

const WORDS = { 1: 'low', 2: 'middle', 3: 'high', 4: 'very high' } as const;
const WIDTHS = { 1: 'w-1/4', 2: 'w-1/2', 3: 'w-3/4', 4: 'w-[94%]' } as const;

/** How a report shows its twelve categories. */
export function SampleResult() {
  return (
    <Card padding="large">
      <ul className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {CATEGORIES.map((category) => {
          const part = BARS[category];
          return (
            <li key={category}>
              <p className="flex justify-between gap-3 text-sm">
                <span className="font-medium">{CATEGORY_NAMES[category]}</span>
                <span className="text-muted">{WORDS[part]}</span>
              </p>
              <span className="mt-1.5 block h-1.5 rounded-full bg-sunken" aria-hidden="true">
                <span
                  className={`block h-full rounded-full ${WIDTHS[part]} ${part === 4 ? 'bg-accent' : 'bg-primary'}`}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

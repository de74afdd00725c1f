import type { ReportCareer } from '@bearings/contracts';
import { ArrowUpRight, BookOpen, Briefcase, Search } from '@bearings/ui';
import { linkTexts as texts } from './career-words';

const LINK_ICONS = { page: BookOpen, profile: BookOpen, apprenticeships: Search, jobs: Briefcase } as const;

/** Links to pages of official services about one job. */
export function CareerLinks({ title, links }: Pick<ReportCareer, 'title' | 'links'>) {
  return (
    <nav
      aria-label={texts.links(title)}
      className="grid grid-cols-3 gap-2 wrap-break-word max-lg:grid-cols-[auto_auto_auto] max-lg:gap-1.5 print:hidden"
    >
      {links.map(({ kind, href, publisher }) => {
        const Icon = LINK_ICONS[kind];
        return (
          <a
            key={href}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-12 items-start gap-x-3 gap-y-1 rounded-lg border border-line px-3 py-1.5 text-sm leading-tight font-semibold text-ink hover:border-line-strong max-lg:items-center max-lg:px-1.5 max-lg:text-xs lg:items-center"
          >
            <Icon size={20} aria-hidden="true" className="flex-none text-accent max-lg:hidden" />
            <span className="flex-1">
              <span>{texts[kind]}</span>
              <span className="block text-xs font-normal text-muted max-lg:sr-only">{publisher}</span>
              <span className="sr-only">{texts.outside}</span>
            </span>
            <ArrowUpRight size={18} aria-hidden="true" className="flex-none text-muted max-lg:hidden" />
          </a>
        );
      })}
    </nav>
  );
}

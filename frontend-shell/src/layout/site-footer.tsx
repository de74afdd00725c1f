import { BRAND } from '@bearings/domain';
import { BrandMark, Container } from '@bearings/ui';
import { Link } from '@bearings/web/router';
import { footerTexts as texts } from './layout-texts';
import { Rights } from './rights';

/** The site's full footer, with links. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken py-8 lg:py-12 print:hidden">
      <Container className="flex flex-col gap-6 lg:flex-row lg:justify-between">
        <div className="max-w-80">
          <BrandMark name={BRAND.name} />
          <p className="mt-3 text-sm text-muted">{texts.about}</p>
        </div>
        <nav aria-label={texts.navigation} className="grid grid-cols-2 gap-8 sm:grid-cols-3 lg:gap-16">
          {texts.groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-sm font-semibold">{title}</h2>
              <ul className="mt-2">
                {links.map(({ label, to }) => (
                  <li key={label}>
                    <Link to={to} className="site-link -mx-3">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </Container>
      <Container className="mt-6 lg:mt-10">
        <Rights />
      </Container>
    </footer>
  );
}

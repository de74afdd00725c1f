import { pages } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import { BrandMark, Container } from '@bearings/ui';
import { Link, NavLink } from '@bearings/web/router';
import { headerTexts as texts } from './layout-texts';
import { AccountLinks } from './account-links';
import { MobileMenu } from './mobile-menu';

/** The site's full header: brand, navigation and account links. */
export function SiteHeader() {
  return (
    <header className="relative border-b border-line bg-paper print:hidden">
      <Container className="flex min-h-18 items-center gap-6">
        <Link to={pages.home} className="site-brand" aria-label={BRAND.name}>
          <BrandMark name={BRAND.name} />
        </Link>
        <nav aria-label={texts.navigation} className="hidden grow lg:block">
          <ul className="flex justify-center gap-2">
            {texts.links.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} end={to === pages.home} className="site-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden min-w-52 items-center justify-end gap-2 lg:flex">
          <AccountLinks />
        </div>
        <MobileMenu />
      </Container>
    </header>
  );
}

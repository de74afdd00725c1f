import { pages } from '@bearings/contracts';
import { Disclosure, IconButton, Menu, X } from '@bearings/ui';
import { useState } from 'react';
import { NavLink, useLocation } from '@bearings/web/router';
import { headerTexts as texts } from './layout-texts';
import { AccountLinks } from './account-links';

/** A button that opens the header's links on a small screen. Navigation closes them. */
export function MobileMenu() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === key;
  return (
    <Disclosure
      className="ml-auto lg:hidden [@media(scripting:none)]:hidden"
      open={open}
      onOpenChange={(next) => setOpenAt(next ? key : undefined)}
      trigger={
        <IconButton label={open ? texts.closeMenu : texts.openMenu}>
          {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </IconButton>
      }
    >
      <nav aria-label={texts.navigation} className="site-menu">
        <ul>
          {texts.links.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end={to === pages.home} className="site-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <div className="site-menu-account">
          <AccountLinks />
        </div>
      </nav>
    </Disclosure>
  );
}

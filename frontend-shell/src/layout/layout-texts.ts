import { pages } from '@bearings/contracts';

export const headerTexts = {
  skip: 'Skip to the content',
  navigation: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  links: [
    { label: 'Home', to: pages.home },
    { label: 'About', to: pages.about },
    { label: 'Blog', to: pages.blog },
    { label: 'Assessment', to: pages.assessment },
    { label: 'Contact', to: pages.contact },
  ],
  administration: { label: 'Administration', to: pages.admin },
  dashboard: { label: 'Dashboard', to: pages.dashboard },
  logout: 'Logout',
  signIn: { label: 'Sign In', to: pages.login },
  getStarted: { label: 'Get Started', to: pages.assessment },
} as const;

export const footerTexts = {
  navigation: 'Footer',
  about: 'A personality and strengths assessment, and a career report grounded in real occupational and pay data.',
  groups: [
    {
      title: 'Discover',
      links: [
        { label: 'How It Works', to: pages.howItWorks },
        { label: 'Assessment', to: pages.assessment },
        { label: 'Careers', to: pages.careers },
        { label: 'Blog', to: pages.blog },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About', to: pages.about },
        { label: 'Help Centre', to: pages.contact },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy Policy', to: pages.privacy },
        { label: 'Terms of Service', to: pages.terms },
        { label: 'Refund Policy', to: pages.refund },
        { label: 'Accessibility', to: pages.accessibility },
      ],
    },
  ],
  rights: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
} as const;

export const connectionTexts = {
  offline: 'You are offline. What you see stays; what you do next may have to wait for the connection.',
} as const;

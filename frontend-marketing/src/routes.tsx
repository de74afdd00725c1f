import './styles.css';
import { pages } from '@bearings/contracts';
import { lazyPage } from '@bearings/web';
import type { RouteObject } from '@bearings/web/router';

/** The landing page, which the shell shows at `/` to visitors. */
export const home = lazyPage(
  async () => (await import(/* webpackChunkName: "landing" */ './pages/landing-page')).LandingPage,
);

export const routes: RouteObject[] = [
  {
    path: pages.howItWorks,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "how-it-works" */ './pages/how-it-works-page'))
          .HowItWorksPage,
    ),
  },
  {
    path: pages.howGoodIsIt,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "how-good-is-it" */ './pages/how-good-is-it-page'))
          .HowGoodIsItPage,
    ),
  },
  {
    path: pages.about,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "about" */ './pages/about-page')).AboutPage,
    ),
  },
  {
    path: pages.contact,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "contact" */ './pages/contact-page')).ContactPage,
    ),
  },
  {
    path: pages.confirmNewsletter,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "newsletter" */ './pages/confirm-newsletter-page'))
          .ConfirmNewsletterPage,
    ),
  },
  {
    path: pages.leaveNewsletter,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "newsletter" */ './pages/leave-newsletter-page'))
          .LeaveNewsletterPage,
    ),
  },
  {
    path: pages.blog,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "blog" */ './pages/blog-page')).BlogPage,
    ),
  },
  {
    path: pages.article,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "article" */ './pages/article-page')).ArticlePage,
    ),
  },
  {
    path: pages.careers,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "careers" */ './pages/careers-page')).CareersPage,
    ),
  },
  {
    path: pages.compareCareers,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "compare-careers" */ './pages/compare-careers-page'))
          .CompareCareersPage,
    ),
  },
  {
    path: pages.careerTrends,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "career-trends" */ './pages/career-trends-page'))
          .CareerTrendsPage,
    ),
  },
  {
    path: pages.careersWithoutDegree,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "career-collections" */ './pages/career-trait-pages'))
          .NoDegreePage,
    ),
  },
  {
    path: pages.careersByApprenticeship,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "career-collections" */ './pages/career-trait-pages'))
          .ApprenticeshipsPage,
    ),
  },
  {
    path: pages.careerField,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "career-collections" */ './pages/career-field-page'))
          .CareerFieldPage,
    ),
  },
  {
    path: pages.careerSubject,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "career-collections" */ './pages/career-subject-page'))
          .CareerSubjectPage,
    ),
  },
  {
    path: pages.career,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "career" */ './pages/career-page')).CareerPage,
    ),
  },
  {
    path: pages.privacy,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "privacy" */ './pages/privacy-page')).PrivacyPage,
    ),
  },
  {
    path: pages.childrensCode,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "childrens-code" */ './pages/childrens-code-page'))
          .ChildrensCodePage,
    ),
  },
  {
    path: pages.terms,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "terms" */ './pages/terms-page')).TermsPage,
    ),
  },
  {
    path: pages.refund,
    lazy: lazyPage(
      async () => (await import(/* webpackChunkName: "refund" */ './pages/refund-page')).RefundPage,
    ),
  },
  {
    path: pages.accessibility,
    lazy: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "accessibility" */ './pages/accessibility-page'))
          .AccessibilityPage,
    ),
  },
];

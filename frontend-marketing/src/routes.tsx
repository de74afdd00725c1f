import './styles.css';
import { pages } from '@bearings/contracts';
import { createLazyPage } from '@bearings/web';
import type { RouteObject } from '@bearings/web/router';

/** The landing page, which the shell shows at `/` to visitors. */
export const home = createLazyPage(
  async () => (await import(/* webpackChunkName: "landing" */ './pages/landing-page')).LandingPage,
);

const page = (path: (typeof pages)[keyof typeof pages], load: Parameters<typeof createLazyPage>[0]): RouteObject => ({
  path,
  lazy: createLazyPage(load),
});

export const routes: RouteObject[] = [
  page(
    pages.howItWorks,
    async () => (await import(/* webpackChunkName: "how-it-works" */ './pages/how-it-works-page')).HowItWorksPage,
  ),
  page(
    pages.howGoodIsIt,
    async () => (await import(/* webpackChunkName: "how-good-is-it" */ './pages/how-good-is-it-page')).EvidencePage,
  ),
  page(pages.about, async () => (await import(/* webpackChunkName: "about" */ './pages/about-page')).AboutPage),
  page(pages.contact, async () => (await import(/* webpackChunkName: "contact" */ './pages/contact-page')).ContactPage),
  page(
    pages.confirmNewsletter,
    async () =>
      (await import(/* webpackChunkName: "newsletter" */ './pages/confirm-newsletter-page')).ConfirmNewsletterPage,
  ),
  page(
    pages.leaveNewsletter,
    async () =>
      (await import(/* webpackChunkName: "newsletter" */ './pages/leave-newsletter-page')).LeaveNewsletterPage,
  ),
  page(pages.blog, async () => (await import(/* webpackChunkName: "blog" */ './pages/blog-page')).BlogPage),
  page(pages.article, async () => (await import(/* webpackChunkName: "article" */ './pages/article-page')).ArticlePage),
  page(pages.careers, async () => (await import(/* webpackChunkName: "careers" */ './pages/careers-page')).CareersPage),
  page(
    pages.compareCareers,
    async () =>
      (await import(/* webpackChunkName: "compare-careers" */ './pages/compare-careers-page')).CompareCareersPage,
  ),
  page(
    pages.careerTrends,
    async () => (await import(/* webpackChunkName: "career-trends" */ './pages/career-trends-page')).CareerTrendsPage,
  ),
  page(
    pages.careersWithoutDegree,
    async () => (await import(/* webpackChunkName: "career-collections" */ './pages/career-trait-pages')).NoDegreePage,
  ),
  page(
    pages.careersByApprenticeship,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './pages/career-trait-pages')).ApprenticeshipsPage,
  ),
  page(
    pages.careerField,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './pages/career-field-page')).CareerFieldPage,
  ),
  page(
    pages.careerSubject,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './pages/career-subject-page')).CareerSubjectPage,
  ),
  page(pages.career, async () => (await import(/* webpackChunkName: "career" */ './pages/career-page')).CareerPage),
  page(pages.privacy, async () => (await import(/* webpackChunkName: "privacy" */ './pages/privacy-page')).PrivacyPage),
  page(
    pages.childrensCode,
    async () =>
      (await import(/* webpackChunkName: "childrens-code" */ './pages/childrens-code-page')).ChildrensCodePage,
  ),
  page(pages.terms, async () => (await import(/* webpackChunkName: "terms" */ './pages/terms-page')).TermsPage),
  page(pages.refund, async () => (await import(/* webpackChunkName: "refund" */ './pages/refund-page')).RefundPage),
  page(
    pages.accessibility,
    async () => (await import(/* webpackChunkName: "accessibility" */ './pages/accessibility-page')).AccessibilityPage,
  ),
];

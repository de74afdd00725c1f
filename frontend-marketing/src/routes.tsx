import './styles.css';
import { pages } from '@bearings/contracts';
import { createLazyPage } from '@bearings/web';
import type { RouteObject } from '@bearings/web/router';

/** The landing page, which the shell shows at `/` to visitors. */
export const home = createLazyPage(
  async () => (await import(/* webpackChunkName: "landing" */ './pages/landing-page')).LandingPage,
);

const createPageRoute = (
  path: (typeof pages)[keyof typeof pages],
  load: Parameters<typeof createLazyPage>[0],
): RouteObject => ({
  path,
  lazy: createLazyPage(load),
});

export const routes: RouteObject[] = [
  createPageRoute(
    pages.howItWorks,
    async () => (await import(/* webpackChunkName: "how-it-works" */ './pages/how-it-works-page')).HowItWorksPage,
  ),
  createPageRoute(
    pages.howGoodIsIt,
    async () => (await import(/* webpackChunkName: "how-good-is-it" */ './pages/how-good-is-it-page')).EvidencePage,
  ),
  createPageRoute(
    pages.about,
    async () => (await import(/* webpackChunkName: "about" */ './pages/about-page')).AboutPage,
  ),
  createPageRoute(
    pages.contact,
    async () => (await import(/* webpackChunkName: "contact" */ './pages/contact-page')).ContactPage,
  ),
  createPageRoute(
    pages.confirmNewsletter,
    async () =>
      (await import(/* webpackChunkName: "newsletter" */ './pages/confirm-newsletter-page')).ConfirmNewsletterPage,
  ),
  createPageRoute(
    pages.leaveNewsletter,
    async () =>
      (await import(/* webpackChunkName: "newsletter" */ './pages/leave-newsletter-page')).LeaveNewsletterPage,
  ),
  createPageRoute(pages.blog, async () => (await import(/* webpackChunkName: "blog" */ './pages/blog-page')).BlogPage),
  createPageRoute(
    pages.article,
    async () => (await import(/* webpackChunkName: "article" */ './pages/article-page')).ArticlePage,
  ),
  createPageRoute(
    pages.careers,
    async () => (await import(/* webpackChunkName: "careers" */ './pages/careers-page')).CareersPage,
  ),
  createPageRoute(
    pages.compareCareers,
    async () =>
      (await import(/* webpackChunkName: "compare-careers" */ './pages/compare-careers-page')).CompareCareersPage,
  ),
  createPageRoute(
    pages.careerTrends,
    async () => (await import(/* webpackChunkName: "career-trends" */ './pages/career-trends-page')).CareerTrendsPage,
  ),
  createPageRoute(
    pages.careersWithoutDegree,
    async () => (await import(/* webpackChunkName: "career-collections" */ './pages/career-trait-pages')).NoDegreePage,
  ),
  createPageRoute(
    pages.careersByApprenticeship,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './pages/career-trait-pages')).ApprenticeshipsPage,
  ),
  createPageRoute(
    pages.careerField,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './pages/career-field-page')).CareerFieldPage,
  ),
  createPageRoute(
    pages.careerSubject,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './pages/career-subject-page')).CareerSubjectPage,
  ),
  createPageRoute(
    pages.career,
    async () => (await import(/* webpackChunkName: "career" */ './pages/career-page')).CareerPage,
  ),
  createPageRoute(
    pages.privacy,
    async () => (await import(/* webpackChunkName: "privacy" */ './pages/privacy-page')).PrivacyPage,
  ),
  createPageRoute(
    pages.childrensCode,
    async () =>
      (await import(/* webpackChunkName: "childrens-code" */ './pages/childrens-code-page')).ChildrensCodePage,
  ),
  createPageRoute(
    pages.terms,
    async () => (await import(/* webpackChunkName: "terms" */ './pages/terms-page')).TermsPage,
  ),
  createPageRoute(
    pages.refund,
    async () => (await import(/* webpackChunkName: "refund" */ './pages/refund-page')).RefundPage,
  ),
  createPageRoute(
    pages.accessibility,
    async () => (await import(/* webpackChunkName: "accessibility" */ './pages/accessibility-page')).AccessibilityPage,
  ),
];

import './styles.css';
import { pages } from '@bearings/contracts';
import { createLazyPage } from '@bearings/web';
import type { RouteObject } from '@bearings/web/router';

/** The landing page, which the shell shows at `/` to visitors. */
export const home = createLazyPage(
  async () => (await import(/* webpackChunkName: "landing" */ './features/landing/landing-page')).LandingPage,
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
    async () =>
      (await import(/* webpackChunkName: "how-it-works" */ './features/how-it-works/how-it-works-page')).HowItWorksPage,
  ),
  createPageRoute(
    pages.howGoodIsIt,
    async () =>
      (await import(/* webpackChunkName: "how-good-is-it" */ './features/evidence/how-good-is-it-page')).EvidencePage,
  ),
  createPageRoute(
    pages.about,
    async () => (await import(/* webpackChunkName: "about" */ './features/about/about-page')).AboutPage,
  ),
  createPageRoute(
    pages.contact,
    async () => (await import(/* webpackChunkName: "contact" */ './features/contact/contact-page')).ContactPage,
  ),
  createPageRoute(
    pages.confirmNewsletter,
    async () =>
      (await import(/* webpackChunkName: "newsletter" */ './features/newsletter/confirm-newsletter-page'))
        .ConfirmNewsletterPage,
  ),
  createPageRoute(
    pages.leaveNewsletter,
    async () =>
      (await import(/* webpackChunkName: "newsletter" */ './features/newsletter/leave-newsletter-page'))
        .LeaveNewsletterPage,
  ),
  createPageRoute(
    pages.blog,
    async () => (await import(/* webpackChunkName: "blog" */ './features/blog/blog-page')).BlogPage,
  ),
  createPageRoute(
    pages.article,
    async () => (await import(/* webpackChunkName: "article" */ './features/blog/article-page')).ArticlePage,
  ),
  createPageRoute(
    pages.careers,
    async () => (await import(/* webpackChunkName: "careers" */ './features/careers/careers-page')).CareersPage,
  ),
  createPageRoute(
    pages.compareCareers,
    async () =>
      (await import(/* webpackChunkName: "compare-careers" */ './features/careers/compare-careers-page'))
        .CompareCareersPage,
  ),
  createPageRoute(
    pages.careerTrends,
    async () =>
      (await import(/* webpackChunkName: "career-trends" */ './features/careers/career-trends-page')).CareerTrendsPage,
  ),
  createPageRoute(
    pages.careersWithoutDegree,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './features/careers/career-trait-pages')).NoDegreePage,
  ),
  createPageRoute(
    pages.careersByApprenticeship,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './features/careers/career-trait-pages'))
        .ApprenticeshipsPage,
  ),
  createPageRoute(
    pages.careerField,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './features/careers/career-field-page'))
        .CareerFieldPage,
  ),
  createPageRoute(
    pages.careerSubject,
    async () =>
      (await import(/* webpackChunkName: "career-collections" */ './features/careers/career-subject-page'))
        .CareerSubjectPage,
  ),
  createPageRoute(
    pages.career,
    async () => (await import(/* webpackChunkName: "career" */ './features/careers/career-page')).CareerPage,
  ),
  createPageRoute(
    pages.privacy,
    async () => (await import(/* webpackChunkName: "privacy" */ './features/legal/privacy-page')).PrivacyPage,
  ),
  createPageRoute(
    pages.childrensCode,
    async () =>
      (await import(/* webpackChunkName: "childrens-code" */ './features/legal/childrens-code-page')).ChildrensCodePage,
  ),
  createPageRoute(
    pages.terms,
    async () => (await import(/* webpackChunkName: "terms" */ './features/legal/terms-page')).TermsPage,
  ),
  createPageRoute(
    pages.refund,
    async () => (await import(/* webpackChunkName: "refund" */ './features/legal/refund-page')).RefundPage,
  ),
  createPageRoute(
    pages.accessibility,
    async () =>
      (await import(/* webpackChunkName: "accessibility" */ './features/legal/accessibility-page')).AccessibilityPage,
  ),
];

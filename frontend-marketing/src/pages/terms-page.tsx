import { terms } from '../content/legal/terms';
import { LegalArticle } from '../features/legal/legal-article';

export function TermsPage() {
  return <LegalArticle content={terms} />;
}

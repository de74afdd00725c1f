import { terms } from '../../content/legal/terms';
import { LegalArticle } from './legal-article';

export function TermsPage() {
  return <LegalArticle content={terms} />;
}

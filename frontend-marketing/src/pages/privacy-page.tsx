import { privacy } from '../content/legal/privacy';
import { LegalArticle } from '../features/legal/legal-article';

export function PrivacyPage() {
  return <LegalArticle content={privacy} />;
}

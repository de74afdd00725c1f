import { privacy } from '../../content/legal/privacy';
import { LegalArticle } from './legal-article';

export function PrivacyPage() {
  return <LegalArticle content={privacy} />;
}

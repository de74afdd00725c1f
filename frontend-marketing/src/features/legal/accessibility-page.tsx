import { accessibility } from '../../content/legal/accessibility';
import { LegalArticle } from './legal-article';

export function AccessibilityPage() {
  return <LegalArticle content={accessibility} />;
}

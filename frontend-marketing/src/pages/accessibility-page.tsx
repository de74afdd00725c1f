import { accessibility } from '../content/legal/accessibility';
import { LegalArticle } from '../features/legal/legal-article';

export function AccessibilityPage() {
  return <LegalArticle content={accessibility} />;
}

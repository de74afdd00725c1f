import { refund } from '../content/legal/refund';
import { LegalArticle } from '../features/legal/legal-article';

export function RefundPage() {
  return <LegalArticle content={refund} />;
}

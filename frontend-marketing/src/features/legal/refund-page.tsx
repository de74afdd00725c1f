import { refund } from '../../content/legal/refund';
import { LegalArticle } from './legal-article';

export function RefundPage() {
  return <LegalArticle content={refund} />;
}

import { childrensCode } from '../content/legal/childrens-code';
import { LegalArticle } from '../features/legal/legal-article';

export function ChildrensCodePage() {
  return <LegalArticle content={childrensCode} />;
}

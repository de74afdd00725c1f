import { childrensCode } from '../../content/legal/childrens-code';
import { LegalArticle } from './legal-article';

export function ChildrensCodePage() {
  return <LegalArticle content={childrensCode} />;
}

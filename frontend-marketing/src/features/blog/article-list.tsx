import { Button, Chip, ChipGroup, EmptyState, Field, Heading, Input } from '@bearings/ui';
import { EmptyNotebook } from '@bearings/ui/illustrations';
import { useState } from 'react';
import { ARTICLE_CATEGORIES, ARTICLES, type ArticleCategory } from '../../content/articles';
import { blogTexts as texts } from './blog-texts';
import { ArticleCard } from './article-card';
import { FeaturedArticle } from './featured-article';
import { searchArticles } from './search-articles';

/** Lists the articles. Readers can choose a category and search while they type. */
export function ArticleList() {
  const [category, setCategory] = useState<ArticleCategory>();
  const [search, setSearch] = useState('');
  const [featured, ...others] = ARTICLES;
  const filtering = category !== undefined || search.trim() !== '';
  const found = filtering ? searchArticles(ARTICLES, { category, search }) : others;
  const clearFilters = () => {
    setCategory(undefined);
    setSearch('');
  };
  return (
    <>
      <div className="grid gap-6 [@media(scripting:none)]:hidden">
        <ChipGroup label={texts.categoriesLabel}>
          <Chip pressed={category === undefined} onClick={() => setCategory(undefined)}>
            {texts.all}
          </Chip>
          {ARTICLE_CATEGORIES.map((each) => (
            <Chip key={each} pressed={category === each} onClick={() => setCategory(each)}>
              {each}
            </Chip>
          ))}
        </ChipGroup>
        <div className="max-w-md">
          <Field label={texts.search}>
            <Input
              type="search"
              placeholder={texts.searchPlaceholder}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
        </div>
      </div>
      {featured && !filtering && (
        <div className="mt-10">
          <FeaturedArticle article={featured} />
        </div>
      )}
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-4">
        <Heading level={2} size="small">
          {texts.listTitle}
        </Heading>
        <output className="text-sm text-muted">{filtering && texts.found(found.length)}</output>
      </div>
      {found.length > 0 ? (
        <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {found.map((article) => (
            <li key={article.slug}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          level={3}
          title={texts.none.title}
          illustration={<EmptyNotebook />}
          action={
            <Button variant="secondary" onClick={clearFilters}>
              {texts.none.clear}
            </Button>
          }
        >
          {texts.none.text}
        </EmptyState>
      )}
    </>
  );
}

/** Where the blog's RSS feed is published. */
export const FEED_PATH = '/blog/rss.xml';

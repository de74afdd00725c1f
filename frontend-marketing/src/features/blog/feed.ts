/** Path of the blog's RSS feed. */
export const FEED_PATH = '/blog/rss.xml';

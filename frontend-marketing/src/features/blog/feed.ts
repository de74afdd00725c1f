export const FEED_PATH = '/blog/rss.xml';

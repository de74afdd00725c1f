// What webpack makes of an imported picture: its address.
declare module '*.webp' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** Present in development servers only; elsewhere the build leaves out what depends on it. */
  webpackHot?: object;
}

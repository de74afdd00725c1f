// Importing a file returns its address, as webpack resolves it.
declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.pdf' {
  const address: string;
  export default address;
}

declare module '*.txt' {
  const address: string;
  export default address;
}

declare module '*.htm' {
  const address: string;
  export default address;
}

interface ImportMeta {
  /** Present in development servers only; elsewhere the build leaves out what depends on it. */
  webpackHot?: object;
}

// Types for imports of asset files: webpack replaces each by the file's URL.
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
  /** Defined only in development servers. Production builds remove code that depends on it. */
  webpackHot?: object;
}

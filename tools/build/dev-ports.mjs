// The ports of `npm run dev`. DEV_PORT changes all of them, so that two checkouts can run at once.
const DEFAULT_PORT = 4100;
const firstPort = Number(process.env.DEV_PORT || DEFAULT_PORT);

/** The ports of the development servers. Browsers use only the shell's port, which serves the other parts too. */
export const DEV_PORTS = {
  shell: firstPort,
  assessment: firstPort + 1,
  account: firstPort + 2,
  marketing: firstPort + 3,
};

/**
 * The ports of remotes that are started without the shell. They differ from the ports above, so that such a remote and
 * the complete site can run at the same time.
 */
export const STANDALONE_PORTS = {
  assessment: firstPort + 11,
  account: firstPort + 12,
  marketing: firstPort + 13,
};

/** The API's port in development, by default the same as that of `npm start`. */
export const DEV_API_PORT = firstPort === DEFAULT_PORT ? 3000 : firstPort + 5;

/** The URL of the API in development. Calls to the payment stand-in go to the same URL. */
export const DEV_API = process.env.DEV_API || `http://127.0.0.1:${DEV_API_PORT}`;

// The ports of `npm run dev` and its parts. DEV_PORT moves all of them, for a second checkout.
const DEFAULT_PORT = 4100;
const first = Number(process.env.DEV_PORT || DEFAULT_PORT);

/** The ports of development. Browsers reach the whole site at the shell's port. */
export const DEV_PORTS = {
  shell: first,
  assessment: first + 1,
  account: first + 2,
  marketing: first + 3,
};

/** The ports of remotes that are started separately while the site runs. */
export const ALONE_PORTS = {
  assessment: first + 11,
  account: first + 12,
  marketing: first + 13,
};

/** The API's port in development, by default the same as that of `npm start`. */
export const DEV_API_PORT = first === DEFAULT_PORT ? 3000 : first + 5;

/** The URL of the API, and of the payment stand-in in the sandbox, in development. */
export const DEV_API = process.env.DEV_API || `http://127.0.0.1:${DEV_API_PORT}`;

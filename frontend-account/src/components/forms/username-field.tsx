/**
 * A hidden field with the account's email address, which password managers store with a password. It is a text field
 * that is only visually hidden, because they ignore fields of the type `hidden`.
 */
export const UsernameField = ({ email }: { email: string }) => (
  <input
    type="text"
    name="username"
    autoComplete="username"
    value={email}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    className="sr-only"
  />
);

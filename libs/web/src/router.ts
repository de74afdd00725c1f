/**
 * The only part of the router that the shell and the remotes may use. It is shared under the name
 * `react-router-dom`, so what is missing here is a type error there.
 */
export {
  createBrowserRouter,
  createMemoryRouter,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
export type {
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavLinkProps,
  PatchRoutesOnNavigationFunctionArgs,
  RouteObject,
  To,
} from 'react-router';

/**
 * The part of `react-router-dom` that the shell and the remotes use; nothing else may import the
 * package, which would be a second router. The shell shares this entry point as
 * `@bearings/web/router`.
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
  NavigationType,
  NavLink,
  Outlet,
  redirect,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  RouterProvider,
} from 'react-router-dom';
export type {
  LinkProps,
  LoaderFunctionArgs,
  Location,
  NavLinkProps,
  PatchRoutesOnNavigationFunctionArgs,
  RouteObject,
  To,
} from 'react-router-dom';

/**
 * The exports of `react-router-dom` that the shell and the remotes use. The package must be imported only here, because
 * a second copy would be a second router. The shell shares this entry point as `@bearings/web/router`.
 */
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  RouterProvider,
} from 'react-router-dom';
export type { PatchRoutesOnNavigationFunctionArgs, RouteObject } from 'react-router-dom';

/**
 * The parts of the router that remotes may use. The shell shares only these names, so that the rest of the library is
 * tree-shaken out of every visitor's download. Adding a name is a minor version of the contract.
 */
export {
  createContext,
  data,
  Form,
  isRouteErrorResponse,
  Link,
  matchPath,
  NavLink,
  Outlet,
  redirect,
  useFetcher,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';

/**
 * What remotes may use of the router. The shell shares these names and no others, so that the rest of the library is
 * shaken out of what every visitor downloads. Adding a name is a minor version of the contract.
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

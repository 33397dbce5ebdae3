import { createContext } from 'react';
import type { NavLink } from '@signpost/federation/contract';

/** The links to pages of remotes in the header and footer (`nav` of their configurations). */
export const RemoteLinks = createContext<readonly NavLink[]>([]);

import { createContext, useContext, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

const Shown = createContext<ReactNode>(null);
const Page = () => useContext(Shown);

/** A router around the elements of a test, with navigation under way, as pages have it. Its address is `/`. */
export const TestRouter = ({ children }: { children: ReactNode }) => {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Page }]));
  return (
    <Shown value={children}>
      <RouterProvider router={router} />
    </Shown>
  );
};

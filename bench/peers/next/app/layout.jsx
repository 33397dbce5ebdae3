import Link from 'next/link';
import { FOOTER, NAVIGATION } from '../shared/content.mjs';
import '../shared/site.css';

function Links({ links }) {
  return (
    <ul>
      {links.map(([name, path]) => (
        <li key={path}>
          <Link prefetch={false} href={path}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function Layout({ children }) {
  return (
    <html lang="en-GB">
      <body>
        <header>
          <Link prefetch={false} href="/">
            Signpost
          </Link>
          <nav aria-label="Main">
            <Links links={NAVIGATION} />
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <Links links={FOOTER} />
        </footer>
      </body>
    </html>
  );
}

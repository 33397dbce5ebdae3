'use client';
import { useState } from 'react';

/** The only part of a card that needs the browser, as in the product's list. */
export function Save({ name }) {
  const [saved, setSaved] = useState(false);
  return (
    <div>
      <button type="button" aria-pressed={saved} onClick={() => setSaved(!saved)}>
        <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
          <path d="M12 20 4.5 12.3a4.8 4.8 0 0 1 0-6.8 4.8 4.8 0 0 1 6.8 0l.7.7.7-.7a4.8 4.8 0 0 1 6.8 6.8z" />
        </svg>
        Save<span> {name}</span>
      </button>
    </div>
  );
}

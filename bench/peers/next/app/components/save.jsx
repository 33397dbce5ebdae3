'use client';
import { useEffect, useState } from 'react';
import { readSaved, toggleSaved } from '../../shared/saved.mjs';

/** The only part of these pages that needs the browser. */
export function Save({ id, name }) {
  const [saved, setSaved] = useState(false);
  useEffect(() => setSaved(readSaved().includes(id)), [id]);
  return (
    <button type="button" aria-pressed={saved} onClick={() => setSaved(toggleSaved(id))}>
      Save<span> {name}</span>
    </button>
  );
}

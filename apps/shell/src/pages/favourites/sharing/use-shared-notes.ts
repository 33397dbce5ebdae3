import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readNotes, type SharedNotes } from './shared-notes';

const NO_NOTES: SharedNotes = new Map();

/** The notes in the address. They are empty on the server, which never gets them, and while hydrating. */
export const useSharedNotes = (): SharedNotes => {
  const { hash } = useLocation();
  const [notes, setNotes] = useState(NO_NOTES);
  useEffect(() => setNotes(readNotes(hash)), [hash]);
  return notes;
};

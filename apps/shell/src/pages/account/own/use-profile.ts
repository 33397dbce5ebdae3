import { useEffect, useState } from 'react';
import { getUserInfo, openAdapter, type Profile, type ProfileChange } from '@signpost/identity';

/** The profile of the person who is signed in: null until it is there, or when it cannot be had. */
export const useProfile = () => {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    openAdapter()
      .then((adapter) => adapter.getProfile())
      .then(
        (read) => !gone && setProfile(read),
        () => !gone && setFailed(true),
      );
    return () => {
      gone = true;
    };
  }, []);
  const change = async (parts: ProfileChange): Promise<void> => {
    setProfile(await (await openAdapter()).updateProfile(parts));
    // Name and postcode are everywhere's business.
    await getUserInfo({ force: true });
  };
  return { profile, failed, change };
};

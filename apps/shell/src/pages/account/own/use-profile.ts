import { useEffect, useState } from 'react';
import { getUserInfo, openAdapter, type Profile, type ProfileChange } from '@signpost/identity';

/** Returns the profile of the signed-in person: null until it is loaded, or when it is not available. */
export const useProfile = () => {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    openAdapter()
      .then((adapter) => adapter.getProfile())
      .then(
        (read) => !isCancelled && setProfile(read),
        () => !isCancelled && setFailed(true),
      );
    return () => {
      isCancelled = true;
    };
  }, []);
  const change = async (parts: ProfileChange): Promise<void> => {
    setProfile(await (await openAdapter()).updateProfile(parts));
    // Name and postcode are used on every page.
    await getUserInfo({ force: true });
  };
  return { profile, failed, change };
};

import { Box } from "@chakra-ui/react/box";
import { useEffect, useState } from "react";
import { accessToken } from "../../relay/access";
import { actingHeaders } from "../../relay/acting";
import { initialsOf } from "../../ui/initials";

/** What a request for a photo says of who asks. */
export async function photoHeaders(): Promise<Record<string, string>> {
  const token = await accessToken();
  return { ...actingHeaders(), ...(token ? { Authorization: `Bearer ${token}` } : {}) };
}

/** An athlete's photo as who looks may see it, to be shown as `src`; null until it is there, and where there is none. */
export function useAthletePhoto(path: string | null | undefined): string | null {
  const [fetched, setFetched] = useState<{ path: string; picture: string | null } | null>(null);
  useEffect(() => {
    if (!path) return;
    let isWanted = true;
    void fetchPhoto(path)
      .catch(() => null)
      .then((picture) => isWanted && setFetched({ path, picture }));
    return () => {
      isWanted = false;
    };
  }, [path]);
  return fetched !== null && fetched.path === path ? fetched.picture : null;
}

async function fetchPhoto(path: string): Promise<string | null> {
  const response = await fetch(path, { headers: await photoHeaders() });
  if (!response.ok) return null;
  const picture = await response.blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : null));
    reader.addEventListener("error", () => resolve(null));
    reader.readAsDataURL(picture);
  });
}

/** What stands for an athlete at a page's head. It says nothing to a screen reader, for the name stands beside it. */
export function PhotoOrInitials({ name, path }: { name: string; path: string | null | undefined }) {
  const shown = useAthletePhoto(path);
  if (!shown) return initialsOf(name);
  return (
    <Box asChild boxSize="full" borderRadius="full" objectFit="cover">
      <img src={shown} alt="" />
    </Box>
  );
}

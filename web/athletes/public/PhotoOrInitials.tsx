import { Box } from "@chakra-ui/react/box";
import { initialsOf } from "../../ui/initials";
import { useAthletePhoto } from "./athlete-photo";

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

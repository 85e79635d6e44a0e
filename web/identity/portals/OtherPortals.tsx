import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { TextLink } from "../../ui/TextLink";
import { arenaPortal, athletePortal, federationPortal, type SignUpPortal } from "./portals";

const portals = [arenaPortal, athletePortal, federationPortal];

/** For who came to the wrong portal: the guards send everybody to the arenas'. */
export function OtherPortals({ than, search }: { than: SignUpPortal; search: string }) {
  return (
    <HStack as="nav" aria-label="Outros acessos" gap="4" rowGap="2" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">Outros acessos:</Text>
      {portals
        .filter((portal) => portal !== than)
        .map(({ path, shortName }) => (
          <TextLink key={path} to={{ pathname: path, search }} py="2">
            {shortName}
          </TextLink>
        ))}
    </HStack>
  );
}

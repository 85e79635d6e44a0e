import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { TextLink } from "../../ui/TextLink";
import { arenaDoor, athleteDoor, federationDoor, type SignUpDoor } from "./doors";

const doors = [arenaDoor, athleteDoor, federationDoor];

/** For who came to the wrong door: the guards send everybody to the arenas'. */
export function OtherDoors({ than, search }: { than: SignUpDoor; search: string }) {
  return (
    <HStack as="nav" aria-label="Outros acessos" gap="4" rowGap="2" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">Outros acessos:</Text>
      {doors
        .filter((door) => door !== than)
        .map(({ path, shortName }) => (
          <TextLink key={path} to={{ pathname: path, search }} py="2">
            {shortName}
          </TextLink>
        ))}
    </HStack>
  );
}

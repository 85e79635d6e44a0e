import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { placeInSentence } from "../../server/identity/management/management.rules";
import type { PausedPlace, Session } from "../identity/public/session";
import { FoldLine } from "../ui/Facts";
import { Notice } from "../ui/PageStates";
import { TextLink } from "../ui/Links";
import { useWideScreen } from "../ui/use-wide-screen";
import type { Area } from "./page";
import type { Place } from "./menu";

const kindOf: Partial<Record<Area, PausedPlace["kind"]>> = {
  arena: "ARENA",
  teacher: "TEACHING",
  federation: "FEDERATION",
};

const goesOn =
  "O que está em andamento pode ser concluído, e vocês continuam consultando tudo. Enquanto isso, nada aparece para o público e nada novo é recebido:";

interface PausedBannerProps {
  session: Session;
  /** Where one is; without a key, wherever in the area. */
  place: Pick<Place, "area" | "key" | "name">;
}

/** Above every page of a place: why nothing new comes of it, and whom to ask. */
export function PausedBanner({ session, place: { area, key, name } }: PausedBannerProps) {
  const paused = session.pausedPlaces.filter(
    (place) => place.kind === kindOf[area] && (key === null || place.name === name),
  );
  if (paused.length === 0) return null;
  return (
    <Stack
      gap="2"
      px={{ base: "4", md: "6" }}
      pt="3"
      maxW="80rem"
      mx="auto"
      w="full"
      _print={{ display: "none" }}
    >
      {paused.map((place) => (
        <Notice key={place.name} tone="warning">
          <Pause {...place} />
        </Notice>
      ))}
    </Stack>
  );
}

function Pause({ name, state, reason }: PausedPlace) {
  const wide = useWideScreen();
  if (state === "WAITING")
    return (
      <>
        <Text fontWeight="bold">Sua federação aguarda ativação.</Text>
        Um administrador da plataforma ainda vai ativá-la. Até lá, nada dela é público e nenhuma arena pode
        ser filiada.
      </>
    );
  const isArena = state === "SUSPENDED";
  return (
    // On a phone the work begins on the first screen: there all but the line is folded.
    <chakra.details open={wide} my="-3">
      <FoldLine>
        <Text as="span" fontWeight="bold" color="fg.warning" overflowWrap="anywhere">
          A {placeInSentence(isArena ? "ARENA" : "FEDERATION", name)} está {isArena ? "suspensa" : "inativa"}.
        </Text>
      </FoldLine>
      <Box pb="3" overflowWrap="anywhere">
        {reason ? `Motivo: ${reason} ` : ""}
        {goesOn}{" "}
        {isArena ? "atletas, inscrições, aulas, locações e cobranças." : "inscrições, filiações e cobranças."}{" "}
        <TextLink to="/contato">Fale com a administração da Praia</TextLink>
      </Box>
    </chakra.details>
  );
}

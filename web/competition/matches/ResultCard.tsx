import { Flex } from "@chakra-ui/react/flex";
import { Pencil, SquarePen } from "lucide-react";
import { useMatchOpener } from "../public/match-opener";
import { MatchPress } from "../public/MatchPress";
import { wayInto } from "../public/match-way";
import { MatchCard } from "./MatchCard";
import { asListed, type ShownMatch } from "./read-shown-match";

/** A match that is played now; the whole of it is the button that opens its sheet. */
export function ResultCard({ match }: { match: ShownMatch }) {
  const opener = useMatchOpener();
  const way = wayInto(asListed(match));
  return (
    <MatchPress
      matchId={match.id}
      way={way}
      p="4"
      h="full"
      bg="bg.panel"
      borderWidth="2px"
      borderColor="sun.solid"
      borderRadius="l3"
      _hover={{ borderColor: "coral.solid" }}
    >
      <MatchCard match={match} />
      {opener?.takesResults && way !== "details" ? (
        <Flex
          aria-hidden="true"
          align="center"
          justify="center"
          gap="2"
          mt="3"
          minH="11"
          borderRadius="full"
          fontWeight="semibold"
          textStyle="sm"
          {...(way === "correction" ? { color: "fg.muted" } : { bg: "coral.solid", color: "coral.contrast" })}
        >
          {way === "correction" ? <Pencil size={16} /> : <SquarePen size={17} />}
          {way === "correction" ? "Corrigir resultado" : "Registrar resultado"}
        </Flex>
      ) : null}
    </MatchPress>
  );
}

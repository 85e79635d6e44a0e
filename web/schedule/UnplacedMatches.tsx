import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CalendarClock, ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { counted } from "../../server/platform/plural.rules";
import { MatchPress } from "../competition/public/MatchPress";
import { Panel } from "../ui/Card";
import { MatchSides } from "./MatchSides";
import type { ViewMatch } from "./public/schedule-view";

interface UnplacedMatchesProps {
  matches: readonly ViewMatch[];
  canManage: boolean;
  onOpen: (id: string) => void;
}

/** Matches that still want a court and a time. */
export function UnplacedMatches({ matches, canManage, onOpen }: UnplacedMatchesProps) {
  const [unfolded, setUnfolded] = useState(false);
  if (matches.length === 0) return null;
  const title = `${counted(matches.length, "jogo", "jogos")} sem horário`;
  return (
    <Panel as="section" aria-label={title} p={{ base: "3", md: "4" }}>
      <Button
        variant="ghost"
        colorPalette="gray"
        w="full"
        justifyContent="space-between"
        minH="12"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <HStack gap="2.5">
          <CalendarClock />
          {title}
        </HStack>
        {unfolded ? <ChevronUp /> : <ChevronDown />}
      </Button>
      {unfolded ? (
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="3" pt="3">
          {matches.map((match) => (
            <HStack
              key={match.id}
              justify="space-between"
              gap="3"
              p="3"
              borderWidth="1px"
              borderColor="border"
              borderRadius="l2"
            >
              <MatchPress matchId={match.id} way={match.way} flex="1" minW="0" borderRadius="l1">
                <Text textStyle="xs" color="fg.muted" fontWeight="semibold">
                  {match.label}
                </Text>
                <MatchSides match={match} />
              </MatchPress>
              {canManage ? (
                <Button
                  variant="outline"
                  minH="11"
                  flexShrink="0"
                  aria-label={`Dar horário ao ${match.label}`}
                  onClick={() => onOpen(match.id)}
                >
                  Dar horário
                </Button>
              ) : null}
            </HStack>
          ))}
        </SimpleGrid>
      ) : null}
    </Panel>
  );
}

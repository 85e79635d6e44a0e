import { Box } from "@chakra-ui/react/box";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { History as HistoryIcon } from "lucide-react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { matchOutcomeLabel } from "../../../server/sport/scores/match-outcome.rules";
import type { MatchHistoryQuery } from "../../__generated__/MatchHistoryQuery.graphql";
import { AskedDisclosure } from "../../ui/Asked";
import { TimeAgo } from "../../ui/TimeAgo";
import { usePlaceTime } from "../../ui/PlaceTime";
import { shortName } from "../public/competition-words";

interface MatchHistoryProps {
  matchId: string;
  /** Another version has another history. */
  version: number;
}

/** Every result the match ever had, the latest first: who wrote it, when, and why. */
export function MatchHistory(match: MatchHistoryProps) {
  return (
    <AskedDisclosure
      icon={HistoryIcon}
      openLabel="Ver histórico do jogo"
      closeLabel="Esconder histórico"
      rows={2}
      failure="Não foi possível carregar o histórico. Feche e abra de novo."
    >
      <Results {...match} />
    </AskedDisclosure>
  );
}

function Results({ matchId, version }: MatchHistoryProps) {
  const { node } = useLazyLoadQuery<MatchHistoryQuery>(
    graphql`
      query MatchHistoryQuery($id: ID!) {
        node(id: $id) {
          ... on Match {
            history {
              version
              outcome
              score
              reason
              recordedBy
              recordedAt
              side1 {
                displayName
              }
              side2 {
                displayName
              }
            }
          }
        }
      }
    `,
    { id: matchId },
    { fetchPolicy: "store-and-network", fetchKey: version },
  );
  const timeZone = usePlaceTime();
  const history = node?.history ?? [];
  if (history.length === 0) return <Text color="fg.muted">Nenhum resultado foi registrado ainda.</Text>;
  return (
    <Stack as="ol" listStyleType="none" gap="3">
      {history.map((entry) => (
        <Box
          as="li"
          key={entry.version}
          borderStartWidth="3px"
          borderColor={entry.outcome ? "sea.solid" : "flag.border"}
          ps="3"
          textStyle="sm"
        >
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {resultInWords(entry)}
          </Text>
          <Text color="fg.muted" overflowWrap="anywhere">
            {namesOf(entry.side1)} × {namesOf(entry.side2)}
          </Text>
          <Text color="fg.muted" textStyle="xs">
            {entry.recordedBy ?? "Pelo link do placar"} ·{" "}
            <TimeAgo instant={entry.recordedAt} timeZone={timeZone} />
          </Text>
          {entry.reason ? <Text>Motivo: {entry.reason}</Text> : null}
        </Box>
      ))}
    </Stack>
  );
}

type Entry = NonNullable<NonNullable<MatchHistoryQuery["response"]["node"]>["history"]>[number];

const namesOf = (athletes: readonly { readonly displayName: string }[]): string =>
  athletes.map(({ displayName }) => shortName(displayName)).join(" e ") || "a definir";

function resultInWords({ outcome, score }: Entry): string {
  if (!outcome) return "O resultado deixou de valer";
  if (outcome === "COMPLETED") return score;
  return score ? `${matchOutcomeLabel[outcome]}, ${score}` : matchOutcomeLabel[outcome];
}

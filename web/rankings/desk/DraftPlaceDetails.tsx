import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { DraftPlaceDetailsQuery } from "../../__generated__/DraftPlaceDetailsQuery.graphql";
import { DetailSection } from "../../ui/Facts";
import { CountedResults, PlaceHead } from "../ranking-page/RankingPlace";
import type { ResultToCorrect } from "./CorrectDialog";

interface DraftPlaceDetailsProps {
  rankingId: string;
  athleteKey: string;
  fetchKey: string;
  /** Null if nothing can be corrected now. */
  onCorrect: ((result: ResultToCorrect) => void) | null;
}

/** The results behind an athlete's points in the unpublished list. */
export function DraftPlaceDetails({ rankingId, athleteKey, fetchKey, onCorrect }: DraftPlaceDetailsProps) {
  const { node } = useLazyLoadQuery<DraftPlaceDetailsQuery>(
    graphql`
      query DraftPlaceDetailsQuery($rankingId: ID!, $athleteKey: UUID!) {
        node(id: $rankingId) {
          ... on Ranking {
            draft {
              month
              row(athlete: $athleteKey) {
                position
                points
                titles
                eventsPlayed
                change
                changeBy
                tieBreak
                athlete {
                  displayName
                }
                results {
                  ...RankingPlace_result
                }
              }
            }
          }
        }
      }
    `,
    { rankingId, athleteKey },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const draft = node?.draft;
  const row = draft?.row;
  if (!row) return <Text color="fg.muted">Não está mais na lista.</Text>;
  const name = row.athlete.displayName || "Atleta";
  return (
    <Stack gap="5">
      <PlaceHead
        name={name}
        position={row.position}
        points={row.points}
        titles={row.titles}
        eventsPlayed={row.eventsPlayed}
        month={draft.month}
        change={row.change}
        changeBy={row.changeBy ?? null}
        tieBreak={row.tieBreak ?? null}
      />
      <DetailSection title="O que conta">
        <CountedResults
          results={row.results}
          action={
            onCorrect
              ? (result) => (
                  <Button
                    size="sm"
                    variant="ghost"
                    colorPalette="sea"
                    ms="-3"
                    aria-label={`Corrigir ${result.eventName}`}
                    onClick={() => onCorrect({ name, ...result })}
                  >
                    Corrigir
                  </Button>
                )
              : undefined
          }
        />
      </DetailSection>
    </Stack>
  );
}

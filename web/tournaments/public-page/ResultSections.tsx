import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/numbers.rules";
import type { ResultSections_category$key } from "../../__generated__/ResultSections_category.graphql";
import { MatchRows } from "../../competition/public/MatchRows";
import { FinalPositions, PairPodium, Podium } from "../../competition/public/Podium";
import { formatDateTime } from "../../ui/format";
import { Notice } from "../../ui/PageStates";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useNow } from "../../ui/TimeAgo";
import { latestFirst, nameOfPlace, type PublicCategory, rowOf } from "./public-matches";
import { SectionHeading } from "./SectionHeading";

const page = 50;

interface ListSectionProps {
  category: PublicCategory;
  /** The athlete whose side stands out. */
  own: string | null;
}

/** What has been played, the latest first; on a phone not all of it at once. */
export function ResultsSection({ category, own }: ListSectionProps) {
  const { matches } = category;
  const [shown, setShown] = useState(page);
  const played = latestFirst(matches);
  return (
    <Stack gap="4">
      <Stack gap="0">
        <SectionHeading>Resultados</SectionHeading>
        <Text color="fg.muted" textStyle="sm">
          {played.length} de {matches.filter(({ outcome }) => outcome !== "BYE").length} jogos realizados
        </Text>
      </Stack>
      <MatchRows
        rows={played.slice(0, shown).map((match) => rowOf(match, nameOfPlace(match, category), own))}
      />
      {played.length > shown ? (
        <Button variant="subtle" alignSelf="center" onClick={() => setShown(shown + page)}>
          Ver mais resultados
        </Button>
      ) : null}
    </Stack>
  );
}

interface PodiumSectionProps {
  category: ResultSections_category$key | null;
  /** For how long a result may be protested; null where the event sets no time. */
  protestHours: number | null;
}

/** Who won, and how everybody ended. */
export function PodiumSection({ category: key, protestHours }: PodiumSectionProps) {
  const category = useFragment(
    graphql`
      fragment ResultSections_category on TournamentCategory {
        gender
        settledAt
        standings {
          ...Podium_standing
        }
        finalPositions {
          ...Podium_positions
          ...Podium_finalPositionsPositions
        }
      }
    `,
    key,
  );
  if (!category?.settledAt) return null;
  const { standings, gender } = category;
  const window =
    protestHours === null ? null : <ProtestWindow settledAt={category.settledAt} hours={protestHours} />;
  if (standings.length > 0)
    return (
      <Stack gap="5">
        {window}
        <Podium standings={standings} gender={gender} />
      </Stack>
    );
  return (
    <Stack gap="5">
      {window}
      <PairPodium positions={category.finalPositions} gender={category.gender} />
      <SectionHeading>Classificação final</SectionHeading>
      <FinalPositions positions={category.finalPositions} />
    </Stack>
  );
}

/** Until when the result may be protested; nothing once that is over. */
function ProtestWindow({ settledAt, hours }: { settledAt: string; hours: number }) {
  const timeZone = usePlaceTime();
  const until = addHours(settledAt, hours);
  if (useNow() >= until) return null;
  return (
    <Notice tone="info">
      Resultado sujeito a protestos até {formatDateTime(until.toISOString(), timeZone)},{" "}
      {counted(hours, "hora", "horas")} depois do fim da categoria.
    </Notice>
  );
}

const addHours = (instant: string, hours: number): Date =>
  new Date(new Date(instant).getTime() + hours * 3_600_000);

import { Stack } from "@chakra-ui/react/stack";
import { graphql, useFragment } from "react-relay/hooks";
import { counted } from "../../../server/platform/plural.rules";
import type { PodiumSection_category$key } from "../../__generated__/PodiumSection_category.graphql";
import { FinalPositions, PairPodium, Podium } from "../../competition/public/Podium";
import { formatDateTime } from "../../ui/format";
import { Notice } from "../../ui/Notice";
import { usePlaceTime } from "../../ui/PlaceTime";
import { useNow } from "../../ui/use-now";
import { SectionHeading } from "./SectionHeading";

interface PodiumSectionProps {
  category: PodiumSection_category$key | null;
  /** For how long a result may be protested; null where the event sets no time. */
  protestHours: number | null;
}

/** Who won, and how everybody ended. */
export function PodiumSection({ category: key, protestHours }: PodiumSectionProps) {
  const category = useFragment(
    graphql`
      fragment PodiumSection_category on TournamentCategory {
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

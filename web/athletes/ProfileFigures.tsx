import { Grid } from "@chakra-ui/react/grid";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ProfileFiguresQuery } from "../__generated__/ProfileFiguresQuery.graphql";
import { RankingCurveCard } from "../rankings/public/RankingCurveCard";
import { AskedDetails } from "../ui/list/RowDetails";
import { RowsSkeleton } from "../ui/PageStates";
import { RecordCard } from "./record/RecordCard";

/** How an athlete has been playing, and where they stood, in pictures. */
export function ProfileFigures({ athleteKey }: { athleteKey: string }) {
  return (
    <AskedDetails skeleton={<RowsSkeleton rows={4} />} failure="Erro ao carregar as estatísticas">
      {(attempt) => <Figures athleteKey={athleteKey} attempt={attempt} />}
    </AskedDetails>
  );
}

function Figures({ athleteKey, attempt }: { athleteKey: string; attempt: number }) {
  const { athlete } = useLazyLoadQuery<ProfileFiguresQuery>(
    graphql`
      query ProfileFiguresQuery($key: UUID!) {
        athlete(key: $key) {
          ...RecordCard_athlete
          ...RankingCurveCard_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  if (!athlete) return null;
  return (
    <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" gap="6" alignItems="start">
      <RecordCard athlete={athlete} />
      <RankingCurveCard athlete={athlete} />
    </Grid>
  );
}

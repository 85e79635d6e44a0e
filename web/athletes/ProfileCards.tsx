import { Grid } from "@chakra-ui/react/grid";
import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { HeartHandshake } from "lucide-react";
import { Suspense, type ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ProfileCardsQuery } from "../__generated__/ProfileCardsQuery.graphql";
import { GuardiansOfMinor } from "../guardians/public/GuardiansOfMinor";
import { AthleteRankingsCard } from "../rankings/public/AthleteRankingsCard";
import { AthleteTournamentsCard } from "../tournaments/public/AthleteTournamentsCard";
import { OwnEnrolmentsCard } from "../tournaments/public/OwnEnrolmentsCard";
import { Catch } from "../ui/Catch";
import { Card, Panel } from "../ui/Card";
import { lazyPart } from "../ui/lazy-part";
import { RowsSkeleton } from "../ui/Skeletons";
import { WhenNear } from "../ui/WhenNear";
import { AthleteFigures } from "./AthleteSummary";
import { ManageProfile } from "./ManageProfile";
import { PublicPageCard } from "./PublicPageCard";

const ProfileFigures = lazyPart(async () => (await import("./ProfileFigures")).ProfileFigures);

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

/** What a profile shows beside its top, asked for once: the top does not wait for it. */
function useLateParts(athleteKey: string, attempt = 0) {
  return useLazyLoadQuery<ProfileCardsQuery>(
    graphql`
      query ProfileCardsQuery($key: UUID!) {
        athlete(key: $key) {
          ...OwnEnrolmentsCard_athlete
          ...AthleteSummary_figures
          ...AthleteTournamentsCard_enrolled
          ...AthleteTournamentsCard_played
          ...AthleteRankingsCard_athlete
          ...GuardiansOfMinor_athlete
          ...ManageProfile_athlete
          ...PublicPageCard_athlete
        }
      }
    `,
    { key: athleteKey },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  ).athlete;
}

/** What waits for the athlete: invitations, payments, places. The cards below tell it where nothing of this comes. */
export function OwnWaiting({ athleteKey }: { athleteKey: string }) {
  return (
    <Late waits={null}>
      <Waiting athleteKey={athleteKey} />
    </Late>
  );
}

function Waiting({ athleteKey }: { athleteKey: string }) {
  const athlete = useLateParts(athleteKey);
  return athlete ? <OwnEnrolmentsCard athlete={athlete} /> : null;
}

/** Recent form, titles and clubs; a skeleton reserves their line while they load. */
export function LateFigures({ athleteKey }: { athleteKey: string }) {
  return (
    <Late waits={<Skeleton h="5" w="40" />}>
      <Figures athleteKey={athleteKey} />
    </Late>
  );
}

function Figures({ athleteKey }: { athleteKey: string }) {
  const athlete = useLateParts(athleteKey);
  return athlete ? <AthleteFigures athlete={athlete} /> : null;
}

/** Where it fails, the cards below say so, and ask again. */
const Late = ({ waits, children }: { waits: ReactNode; children: ReactNode }) => (
  <Catch onError={() => undefined}>
    <Suspense fallback={waits}>{children}</Suspense>
  </Catch>
);

interface ProfileCardsProps {
  athleteKey: string;
  /** Fetch key: a changed number sends the query again. */
  attempt: number;
}

/** The cards below the header of a profile. */
export function ProfileCards({ athleteKey, attempt }: ProfileCardsProps) {
  const athlete = useLateParts(athleteKey, attempt);
  if (!athlete) return null;
  return (
    <>
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <Stack gap="6" minW="0">
          <AthleteTournamentsCard enrolled={athlete} played={athlete} />
          <PublicPageCard athlete={athlete} />
        </Stack>
        <Stack gap="6" minW="0">
          <AthleteRankingsCard athlete={athlete} />
          <ManageProfile athlete={athlete} />
          <GuardiansOfMinor
            athlete={athlete}
            frame={(content) => (
              <Card title="Responsáveis" icon={HeartHandshake}>
                {content}
              </Card>
            )}
          />
        </Stack>
      </Grid>
      <WhenNear fallback={<CardsSkeleton />}>
        <ProfileFigures athleteKey={athleteKey} />
      </WhenNear>
    </>
  );
}

export function CardsSkeleton() {
  return (
    <Grid templateColumns={columns} gap="6" alignItems="start">
      <Panel>
        <RowsSkeleton rows={3} />
      </Panel>
      <Panel>
        <RowsSkeleton rows={2} />
      </Panel>
    </Grid>
  );
}

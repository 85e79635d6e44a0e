import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { HeartHandshake, UserRoundX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import { AthleteRankingsCard } from "../rankings/public/AthleteRankingsCard";
import { usePageQuery } from "../relay/page-query";
import { AthleteTournamentsCard } from "../tournaments/public/AthleteTournamentsCard";
import { OwnEnrolmentsCard } from "../tournaments/public/OwnEnrolmentsCard";
import { ButtonLink } from "../ui/ButtonLink";
import { GuardiansOfMinor } from "../guardians/public/GuardiansOfMinor";
import { Card, Panel } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { IdentityPanelSkeleton } from "../ui/IdentityPanel";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { AthleteSummary } from "./AthleteSummary";
import { QuickAccess } from "./QuickAccess";
import { ManageProfile } from "./ManageProfile";
import { RecordClaimCard } from "./public/RecordClaimCard";

const columns = { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(20rem, 2fr)" };

export function AthleteProfilePage() {
  return (
    <PageFrame title="Perfil do Atleta">
      <PageContent skeleton={<ProfileSkeleton />} failure="Erro ao carregar perfil">
        <AthleteProfile />
      </PageContent>
    </PageFrame>
  );
}

function AthleteProfile() {
  const { athlete, viewer } = usePageQuery<AthleteProfilePageQuery>(graphql`
    query AthleteProfilePageQuery($key: UUID!) {
      athlete(key: $key) {
        viewerIsAthlete
        ...AthleteSummary_athlete
        ...AthleteTournamentsCard_enrolled
        ...AthleteTournamentsCard_played
        ...AthleteRankingsCard_athlete
        ...OwnEnrolmentsCard_athlete
        ...QuickAccess_athlete
        ...GuardiansOfMinor_athlete
        ...ManageProfile_athlete
      }
      viewer {
        ...RecordClaimCard_viewer
      }
    }
  `);
  if (!athlete) {
    return (
      <Stack gap="6">
        {viewer ? <RecordClaimCard viewer={viewer} /> : null}
        <EmptyState
          icon={UserRoundX}
          title="Atleta não encontrado"
          description="O perfil solicitado não foi encontrado."
        >
          <ButtonLink to="/">Voltar ao Início</ButtonLink>
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <AthleteSummary athlete={athlete} />
      {viewer && athlete.viewerIsAthlete ? <RecordClaimCard viewer={viewer} /> : null}
      <OwnEnrolmentsCard athlete={athlete} />
      <QuickAccess athlete={athlete} />
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <AthleteTournamentsCard enrolled={athlete} played={athlete} />
        <Stack gap="6">
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
    </Stack>
  );
}

function ProfileSkeleton() {
  return (
    <Stack gap="6">
      <IdentityPanelSkeleton label="Carregando perfil..." />
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <Panel>
          <RowsSkeleton rows={3} />
        </Panel>
        <Panel>
          <RowsSkeleton rows={2} />
        </Panel>
      </Grid>
    </Stack>
  );
}

import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { UserRoundX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { AthleteProfilePageQuery } from "../__generated__/AthleteProfilePageQuery.graphql";
import { AthleteRankingsCard } from "../rankings/public/AthleteRankingsCard";
import { usePageQuery } from "../relay/page-query";
import { AthleteTournamentsCard } from "../tournaments/public/AthleteTournamentsCard";
import { OwnEnrolmentsCard } from "../tournaments/public/OwnEnrolmentsCard";
import { ButtonLink } from "../ui/ButtonLink";
import { Panel } from "../ui/Card";
import { EmptyState } from "../ui/EmptyState";
import { IdentityPanelSkeleton } from "../ui/IdentityPanel";
import { PageContent } from "../ui/PageContent";
import { PageFrame } from "../ui/PageFrame";
import { RowsSkeleton } from "../ui/Skeletons";
import { AthleteSummary } from "./AthleteSummary";

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
  const { athlete } = usePageQuery<AthleteProfilePageQuery>(graphql`
    query AthleteProfilePageQuery($key: UUID!) {
      athlete(key: $key) {
        ...AthleteSummary_athlete
        ...AthleteTournamentsCard_enrolled
        ...AthleteTournamentsCard_played
        ...AthleteRankingsCard_athlete
        ...OwnEnrolmentsCard_athlete
      }
    }
  `);
  if (!athlete) {
    return (
      <EmptyState
        icon={UserRoundX}
        title="Atleta não encontrado"
        description="O perfil solicitado não foi encontrado."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <Stack gap="6">
      <AthleteSummary athlete={athlete} />
      <OwnEnrolmentsCard athlete={athlete} />
      <Grid templateColumns={columns} gap="6" alignItems="start">
        <AthleteTournamentsCard enrolled={athlete} played={athlete} />
        <AthleteRankingsCard athlete={athlete} />
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

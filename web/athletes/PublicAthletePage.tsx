import { Grid } from "@chakra-ui/react/grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Trophy, UserRoundX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import { counted } from "../../server/platform/numbers.rules";
import { athleteLevelLabel } from "../../server/sport/athlete-level.rules";
import type { PublicAthletePageQuery } from "../__generated__/PublicAthletePageQuery.graphql";
import { AthleteRankingsCard } from "../rankings/public/RankingCards";
import { RankingCurveCard } from "../rankings/public/RankingCurveCard";
import { usePageQuery } from "../relay/page-query";
import { ButtonLink } from "../ui/Links";
import { FormDots } from "../ui/charts/SmallCharts";
import { EmptyState } from "../ui/PageStates";
import { IdentityPanel, IdentityPanelSkeleton } from "../ui/Cards";
import { PageContent, PageFrame } from "../ui/PageFrame";
import { ShareLinks } from "../ui/ShareLinks";
import { StatusBadge } from "../ui/Badges";
import { PhotoOrInitials } from "./public/AthletePhoto";
import { RecordCard } from "./record/RecordCard";

/** /atleta/:key: the sporting part of an athlete, for everybody with the link while the athlete says so. */
export function PublicAthletePage() {
  return (
    <PageFrame title="Perfil do Atleta">
      <PageContent
        skeleton={<IdentityPanelSkeleton label="Carregando perfil..." />}
        failure="Erro ao carregar perfil"
      >
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const { publicAthlete: athlete } = usePageQuery<PublicAthletePageQuery>(graphql`
    query PublicAthletePageQuery($key: UUID!) {
      publicAthlete(key: $key) {
        displayName
        level
        photoPath
        record {
          form
          titles
        }
        ...RecordCard_athlete
        ...RankingCurveCard_athlete
        ...RankingCards_athlete
      }
    }
  `);
  if (!athlete)
    return (
      <EmptyState
        icon={UserRoundX}
        title="Atleta não encontrado"
        description="O perfil solicitado não foi encontrado."
      >
        <ButtonLink to="/">Voltar ao Início</ButtonLink>
      </EmptyState>
    );
  const { displayName, level, photoPath, record } = athlete;
  return (
    <Stack gap={{ base: "4", md: "6" }}>
      <IdentityPanel
        mark={<PhotoOrInitials name={displayName} path={photoPath} />}
        name={displayName}
        badges={<StatusBadge tone="neutral">Nível {athleteLevelLabel[level]}</StatusBadge>}
      >
        <Stack gap="3">
          <HStack gap="4" rowGap="2" wrap="wrap" textStyle="sm" color="fg.muted">
            {record.titles > 0 ? (
              <HStack gap="1.5" fontWeight="semibold" color="fg">
                <Trophy size={16} aria-hidden="true" />
                {counted(record.titles, "título", "títulos")}
              </HStack>
            ) : null}
            {record.form.length > 0 ? (
              <HStack gap="2.5">
                <span aria-hidden="true">Últimos jogos</span>
                <FormDots won={record.form} />
              </HStack>
            ) : null}
          </HStack>
          <ShareLinks name={displayName} />
        </Stack>
      </IdentityPanel>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 22rem), 1fr))" gap="6" alignItems="start">
        <RecordCard athlete={athlete} pathOf={null} />
        <Stack gap="6">
          <RankingCurveCard athlete={athlete} />
          <AthleteRankingsCard athlete={athlete} asOthersSeeIt />
        </Stack>
      </Grid>
    </Stack>
  );
}

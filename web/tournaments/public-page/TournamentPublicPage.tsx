import { Skeleton } from "@chakra-ui/react/skeleton";
import { SearchX } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { TournamentPublicPageQuery } from "../../__generated__/TournamentPublicPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { ButtonLink } from "../../ui/Links";
import { EmptyState, RowsSkeleton } from "../../ui/PageStates";
import { PageContent, PageFrame } from "../../ui/PageFrame";
import { PlaceTime } from "../../ui/PlaceTime";
import { useMatchChanges } from "../../competition/public/use-match-changes";
import { PublicScreen } from "./PublicScreen";

const pageQuery = graphql`
  query TournamentPublicPageQuery($key: UUID!) {
    tournament(key: $key) {
      id
      key
      timeZone
      ...useMatchChanges_tournament
      ...PublicScreen_tournament
    }
  }
`;

/** /torneio/:tournamentId: the tournament as everybody may see it, without signing in. */
export function TournamentPublicPage() {
  return (
    <PageContent
      skeleton={
        <Frame title="Torneio" subtitle={<Skeleton h="6" w="14rem" borderRadius="full" />}>
          <RowsSkeleton rows={5} />
        </Frame>
      }
      frame={(content) => <Frame title="Torneio">{content}</Frame>}
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { tournament } = usePageQuery<TournamentPublicPageQuery>(pageQuery);
  return tournament ? <Found key={tournament.id} tournament={tournament} /> : <NotFound />;
}

type FoundTournament = NonNullable<TournamentPublicPageQuery["response"]["tournament"]>;

function Found({ tournament }: { tournament: FoundTournament }) {
  const live = useMatchChanges(tournament, pageQuery, { key: tournament.key });
  return (
    <PlaceTime timeZone={tournament.timeZone}>
      <PublicScreen tournament={tournament} live={live} />
    </PlaceTime>
  );
}

function Frame(props: Pick<React.ComponentProps<typeof PageFrame>, "title" | "subtitle" | "children">) {
  return <PageFrame back={{ to: "/torneios", label: "Torneios" }} {...props} />;
}

/** No such tournament, or one whose page is not open. */
function NotFound() {
  return (
    <Frame title="Torneio não encontrado">
      <EmptyState
        icon={SearchX}
        heading="h2"
        title="Não encontramos este torneio"
        description="O endereço pode estar incompleto, ou a página deste torneio não é pública."
      >
        <ButtonLink to="/torneios">Ver todos os torneios</ButtonLink>
      </EmptyState>
    </Frame>
  );
}

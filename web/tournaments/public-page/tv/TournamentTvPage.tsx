import { Center } from "@chakra-ui/react/center";
import { graphql } from "react-relay/hooks";
import type { TournamentTvPageQuery } from "../../../__generated__/TournamentTvPageQuery.graphql";
import { usePageQuery } from "../../../relay/page-query";
import { PageContent } from "../../../ui/PageFrame";
import { PlaceTime } from "../../../ui/PlaceTime";
import { useMatchChanges } from "../../../competition/public/use-match-changes";
import { TvBoard } from "./TvBoard";
import { tvUnit, TvWall } from "./TvWall";

const pageQuery = graphql`
  query TournamentTvPageQuery($key: UUID!) {
    tournament(key: $key) {
      id
      key
      timeZone
      ...useMatchChanges_tournament
      ...TvBoard_tournament
    }
  }
`;

/** /torneio/:tournamentId/tv: for the screen on the arena's wall. */
export function TournamentTvPage() {
  return (
    <PageContent
      skeleton={
        <TvWall>
          <Message text="Carregando…" />
        </TvWall>
      }
      frame={(content) => <TvWall>{content}</TvWall>}
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { tournament } = usePageQuery<TournamentTvPageQuery>(pageQuery);
  if (!tournament)
    return (
      <TvWall>
        <Message text="Torneio não encontrado" />
      </TvWall>
    );
  return <Found key={tournament.id} tournament={tournament} />;
}

type FoundTournament = NonNullable<TournamentTvPageQuery["response"]["tournament"]>;

function Found({ tournament }: { tournament: FoundTournament }) {
  const live = useMatchChanges(tournament, pageQuery, { key: tournament.key });
  return (
    <PlaceTime timeZone={tournament.timeZone}>
      <TvBoard tournament={tournament} live={live} />
    </PlaceTime>
  );
}

function Message({ text }: { text: string }) {
  return (
    <Center as="h1" h="full" fontSize={tvUnit(6)} fontWeight="bold">
      {text}
    </Center>
  );
}

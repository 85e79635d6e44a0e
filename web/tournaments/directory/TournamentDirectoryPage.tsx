import { graphql } from "react-relay/hooks";
import type { TournamentDirectoryPageQuery } from "../../__generated__/TournamentDirectoryPageQuery.graphql";
import { SessionActions } from "../../identity/public/SessionActions";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { DirectoryList } from "./DirectoryList";

/** /torneios: what one can enter, follow or look up, without signing in. */
export function TournamentDirectoryPage() {
  return (
    <PageFrame
      title="Torneios"
      subtitle="Inscreva-se, acompanhe os jogos ao vivo e veja quem ganhou."
      barActions={<SessionActions />}
    >
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Directory />
      </PageContent>
    </PageFrame>
  );
}

function Directory() {
  const query = usePageQuery<TournamentDirectoryPageQuery>(graphql`
    query TournamentDirectoryPageQuery($search: String, $status: TournamentStatus, $kind: TournamentKind) {
      ...DirectoryList_query @arguments(search: $search, status: $status, kind: $kind)
    }
  `);
  return <DirectoryList query={query} />;
}

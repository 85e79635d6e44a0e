import { Text } from "@chakra-ui/react/text";
import { graphql } from "react-relay/hooks";
import type { TournamentDirectoryPageQuery } from "../../__generated__/TournamentDirectoryPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { CardsSkeleton } from "../../ui/Skeletons";
import { DirectoryList } from "./DirectoryList";

/** /torneios: what one can enter, follow or look up, without signing in. */
export function TournamentDirectoryPage() {
  return (
    <PageFrame title="Torneios" subtitle={<Purpose />}>
      <PageContent skeleton={<CardsSkeleton cards={6} />}>
        <Directory />
      </PageContent>
    </PageFrame>
  );
}

/** A phone's first screen is for the tournaments. */
function Purpose() {
  return (
    <Text color="fg.muted" hideBelow="md">
      Inscreva-se, acompanhe os jogos ao vivo e veja quem ganhou.
    </Text>
  );
}

function Directory() {
  const query = usePageQuery<TournamentDirectoryPageQuery>(graphql`
    query TournamentDirectoryPageQuery(
      $search: String
      $status: TournamentStatus
      $kind: TournamentKind
      $championships: Boolean
    ) {
      ...DirectoryList_query
        @arguments(search: $search, status: $status, kind: $kind, championships: $championships)
    }
  `);
  return <DirectoryList query={query} />;
}

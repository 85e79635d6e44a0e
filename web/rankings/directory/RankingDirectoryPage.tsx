import { graphql } from "react-relay/hooks";
import type { RankingDirectoryPageQuery } from "../../__generated__/RankingDirectoryPageQuery.graphql";
import { usePageQuery } from "../../relay/page-query";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { PageContent } from "../../ui/PageContent";
import { PageFrame } from "../../ui/PageFrame";
import { rankingColumns } from "./ranking-columns";
import { RankingDirectory } from "./RankingDirectory";

/** /rankings: the lists that hang on the wall, without signing in. */
export function RankingDirectoryPage() {
  return (
    <PageFrame title="Rankings">
      <PageContent skeleton={<DataListSkeleton columns={rankingColumns} rows={8} />}>
        <Content />
      </PageContent>
    </PageFrame>
  );
}

function Content() {
  const query = usePageQuery<RankingDirectoryPageQuery>(graphql`
    query RankingDirectoryPageQuery($search: String, $gender: TournamentGender, $scope: RankingScope) {
      ...RankingDirectory_query @arguments(search: $search, gender: $gender, scope: $scope)
    }
  `);
  return <RankingDirectory query={query} />;
}

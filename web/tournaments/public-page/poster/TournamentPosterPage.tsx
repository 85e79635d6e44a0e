import { Button } from "@chakra-ui/react/button";
import { Printer } from "lucide-react";
import { graphql } from "react-relay/hooks";
import type { TournamentPosterPageQuery } from "../../../__generated__/TournamentPosterPageQuery.graphql";
import { usePageQuery } from "../../../relay/page-query";
import { useLightOnPaper } from "../../../ui/colour-mode";
import { PageContent } from "../../../ui/PageContent";
import { PageFrame } from "../../../ui/PageFrame";
import { PaperFormat } from "../../../ui/PaperFormat";
import { RowsSkeleton } from "../../../ui/Skeletons";
import { publicTournamentPath } from "../../public/tournament-path";
import { TournamentNotFound } from "../../public/TournamentFrame";
import { Poster } from "./Poster";

const title = "Cartaz";

/** /torneio/:tournamentId/cartaz: what hangs in the arena's bar, on A4, with the way to the tournament's page. */
export function TournamentPosterPage() {
  return (
    <PageContent
      skeleton={
        <PageFrame title={title}>
          <RowsSkeleton rows={5} />
        </PageFrame>
      }
      frame={(content) => <PageFrame title={title}>{content}</PageFrame>}
    >
      <Content />
    </PageContent>
  );
}

function Content() {
  const { tournament } = usePageQuery<TournamentPosterPageQuery>(graphql`
    query TournamentPosterPageQuery($key: UUID!) {
      tournament(key: $key) {
        key
        name
        ...Poster_tournament
      }
    }
  `);
  useLightOnPaper();
  if (!tournament) return <TournamentNotFound />;
  return (
    <PageFrame
      title={title}
      back={{ to: publicTournamentPath(tournament.key), label: tournament.name }}
      actions={
        <Button onClick={() => window.print()}>
          <Printer />
          Imprimir
        </Button>
      }
    >
      <PaperFormat headless />
      <Poster tournament={tournament} />
    </PageFrame>
  );
}

import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from "react-relay/hooks";
import type { AskedMatchSheetQuery } from "../../__generated__/AskedMatchSheetQuery.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { Notice } from "../../ui/Notice";
import { useTournamentNews } from "../public/use-tournament-news";
import { MatchSheet, type OpenSheet } from "./MatchSheet";

const query = graphql`
  query AskedMatchSheetQuery($matchId: ID!) @raw_response_type {
    node(id: $matchId) {
      ... on Match {
        ...MatchSheet_match @alias(as: "match")
      }
    }
  }
`;

interface AskedMatchSheetProps extends OpenSheet {
  matchId: string;
  tournamentId: string;
}

/** The sheet of a match on a page that has only a part of it: it asks for the rest, and follows what changes. */
export function AskedMatchSheet({ matchId, tournamentId, ...sheet }: AskedMatchSheetProps) {
  const environment = useRelayEnvironment();
  const { node } = useLazyLoadQuery<AskedMatchSheetQuery>(
    query,
    { matchId },
    { fetchPolicy: "store-and-network" },
  );
  useTournamentNews(tournamentId, () => {
    if (sheet.open)
      fetchQuery<AskedMatchSheetQuery>(environment, query, { matchId }).subscribe({ error: () => undefined });
  });
  if (node?.match) return <MatchSheet match={node.match} {...sheet} />;
  return (
    <DialogFrame {...sheet} sheet size="sm" title="Jogo não encontrado">
      <Notice tone="info">Este jogo não existe mais: o chaveamento mudou.</Notice>
    </DialogFrame>
  );
}

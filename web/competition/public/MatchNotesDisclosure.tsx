import { NotebookPen } from "lucide-react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { MatchNotesDisclosureQuery } from "../../__generated__/MatchNotesDisclosureQuery.graphql";
import { AskedDisclosure } from "../../ui/Asked";
import { MatchNotesField } from "../matches/MatchNotesField";

/** Beside a pad: asked for only by who has something to note. */
export function MatchNotesDisclosure({ matchId }: { matchId: string }) {
  return (
    <AskedDisclosure
      icon={NotebookPen}
      openLabel="Observações do jogo"
      closeLabel="Esconder observações"
      rows={1}
      failure="Não foi possível carregar as observações. Feche e abra de novo."
    >
      <Notes matchId={matchId} />
    </AskedDisclosure>
  );
}

function Notes({ matchId }: { matchId: string }) {
  const { node } = useLazyLoadQuery<MatchNotesDisclosureQuery>(
    graphql`
      query MatchNotesDisclosureQuery($id: ID!) {
        node(id: $id) {
          ... on Match {
            notes
            ...MatchNotesField_match @alias(as: "field")
          }
        }
      }
    `,
    { id: matchId },
    { fetchPolicy: "store-and-network" },
  );
  const [typed, setTyped] = useState<string | null>(null);
  if (!node?.field) return null;
  return <MatchNotesField match={node.field} value={typed ?? node.notes ?? ""} onChange={setTyped} />;
}

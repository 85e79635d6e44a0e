import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { NotebookPen } from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { MatchNotesDisclosureQuery } from "../../__generated__/MatchNotesDisclosureQuery.graphql";
import { Catch } from "../../ui/Catch";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { MatchNotesField } from "../matches/MatchNotesField";

/** Beside a pad: asked for only by who has something to note. */
export function MatchNotesDisclosure({ matchId }: { matchId: string }) {
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <Stack gap="3" align="stretch">
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setFailed(false);
        }}
      >
        <NotebookPen />
        {open ? "Esconder observações" : "Observações do jogo"}
      </Button>
      {open && !failed ? (
        <Catch onError={() => setFailed(true)}>
          <Suspense fallback={<RowsSkeleton rows={1} />}>
            <Notes matchId={matchId} />
          </Suspense>
        </Catch>
      ) : null}
      {failed ? (
        <Notice tone="error">Não foi possível carregar as observações. Feche e abra de novo.</Notice>
      ) : null}
    </Stack>
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

import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Combine } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { placeInSentence } from "../../../server/identity/management/management.rules";
import type { MergeRequestsCard_viewer$key } from "../../__generated__/MergeRequestsCard_viewer.graphql";
import { Card } from "../../ui/Card";
import { lazyDialog } from "../../ui/lazy-dialog";
import { TimeAgo } from "../../ui/TimeAgo";
import { useActing } from "../../ui/use-acting";
import { UndoMerge } from "./UndoMerge";

const MergeRequestDialog = lazyDialog(async () => (await import("./MergeRequestDialog")).MergeRequestDialog);

/** Which records of arenas one is asked about: whether they are one's own too, and which were merged into it; nothing where there are none. */
export function MergeRequestsCard({ viewer }: { viewer: MergeRequestsCard_viewer$key }) {
  const { mergeRequests, recentMerges } = useFragment(
    graphql`
      fragment MergeRequestsCard_viewer on Viewer {
        mergeRequests {
          id
          arenaName
          otherName
          timeZone
          askedAt
        }
        recentMerges {
          id
          undone
          ...UndoMerge_merge
        }
      }
    `,
    viewer,
  );
  const [opened, setOpened] = useState<string | null>(null);
  const shown = useActing(opened);
  const merges = recentMerges.filter(({ undone }) => !undone);
  return (
    <>
      {mergeRequests.length === 0 ? null : (
        <Card title="Juntar cadastros" icon={Combine}>
          <Stack as="ul" gap="5" listStyleType="none" aria-label="Juntar cadastros">
            {mergeRequests.map(({ id, arenaName, otherName, timeZone, askedAt }) => (
              <Stack as="li" key={id} gap="3" align="flex-start">
                <div>
                  <Text fontWeight="semibold">
                    A {placeInSentence("ARENA", arenaName)} tem um cadastro em nome de {otherName}. É seu
                    também?
                  </Text>
                  <Text textStyle="sm" color="fg.muted">
                    Pedido da arena, <TimeAgo instant={askedAt} timeZone={timeZone} />. Nada muda enquanto
                    você não responder.
                  </Text>
                </div>
                <Button size="sm" onClick={() => setOpened(id)} aria-label={`Ver o pedido da ${arenaName}`}>
                  Ver e responder
                </Button>
              </Stack>
            ))}
          </Stack>
        </Card>
      )}
      {merges.length === 0 ? null : (
        <Card title="Cadastros juntados ao seu" icon={Combine}>
          <Stack as="ul" gap="5" listStyleType="none" aria-label="Cadastros juntados ao seu">
            {merges.map((merge) => (
              <UndoMerge key={merge.id} merge={merge} />
            ))}
          </Stack>
        </Card>
      )}
      {shown ? (
        <MergeRequestDialog
          key={shown.opening}
          requestId={shown.acting}
          open={shown.open}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

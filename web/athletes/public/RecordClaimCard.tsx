import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserRoundSearch } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRevalidator } from "react-router-dom";
import type { RecordClaimCard_viewer$key } from "../../__generated__/RecordClaimCard_viewer.graphql";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import { renewAccess } from "../../relay/access";
import { Card } from "../../ui/Cards";
import { PendingButton } from "../../ui/form/PendingButton";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import type { RecordClaimCardMutation } from "../../__generated__/RecordClaimCardMutation.graphql";
import { useAction } from "../../relay/use-action";

/** Asks whether a record that an arena created with the user's e-mail is theirs; renders nothing if there is none. */
export function RecordClaimCard({ viewer }: { viewer: RecordClaimCard_viewer$key }) {
  const { recordClaim } = useFragment(
    graphql`
      fragment RecordClaimCard_viewer on Viewer {
        recordClaim {
          recordId
          name
          level
          arenaNames
          key
        }
      }
    `,
    viewer,
  );
  const { revalidate } = useRevalidator();
  const [answer, pending] = useAnswerRecordClaimMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!recordClaim) return null;
  const { recordId, name, level, arenaNames, key } = recordClaim;

  const send = async (accept: boolean) => {
    setRefusal(null);
    const result = (await answer({ input: { recordId, accept, key: accept ? key : null } }))
      ?.answerRecordClaim;
    if (!result) return;
    if (!result.done) {
      setRefusal(result.refusal?.message ?? null);
      // The version shown is stale: reload the card.
      await revalidate();
      return;
    }
    toast.success(
      accept
        ? { title: "Cadastro confirmado", description: "O que estava nele agora está no seu perfil." }
        : { title: "Resposta enviada", description: "O cadastro ficou como estava, e a arena foi avisada." },
    );
    if (!accept) return;
    // Reload the session and the page, which now include the data of the record.
    await renewAccess().catch(() => undefined);
    await revalidate();
  };

  return (
    <Card title="Este cadastro é seu?" icon={UserRoundSearch}>
      <Stack gap="4">
        <div>
          <Text fontWeight="semibold">{name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {[...arenaNames, `Nível ${athleteLevelLabel[level]}`].join(" · ")}
          </Text>
        </div>
        <Text>
          Este cadastro foi feito com o seu e-mail. Se disser sim, as aulas, as inscrições e as cobranças dele
          passam a ser suas. Se for de outra pessoa, como um filho, responda que não: ele fica como está, e a
          arena corrige o e-mail.
        </Text>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        <HStack gap="2" wrap="wrap">
          <PendingButton size="sm" pending={pending} onClick={() => void send(true)}>
            Sim, é meu
          </PendingButton>
          <PendingButton
            size="sm"
            variant="outline"
            colorPalette="gray"
            pending={pending}
            onClick={() => void send(false)}
          >
            Não é meu
          </PendingButton>
        </HStack>
      </Stack>
    </Card>
  );
}

function useAnswerRecordClaimMutation() {
  return useAction<RecordClaimCardMutation>(
    graphql`
      mutation RecordClaimCardMutation($input: AnswerRecordClaimInput!) {
        answerRecordClaim(input: $input) {
          ... on AnswerRecordClaimSuccess @alias(as: "done") {
            viewer {
              ...RecordClaimCard_viewer
            }
          }
          ...refusal_error @alias(as: "refusal") @relay(mask: false)
        }
      }
    `,
    {
      failure: { title: "Erro ao responder", description: "Nada mudou. Tente novamente." },
      // Viewer has no id of its own: the page shows the one of the root.
      updater: (store) => {
        const answered = store.getRootField("answerRecordClaim")?.getLinkedRecord("viewer");
        const shown = store.getRoot().getLinkedRecord("viewer");
        if (!answered || !shown) return;
        const left = answered.getLinkedRecord("recordClaim");
        if (left) shown.setLinkedRecord(left, "recordClaim");
        else shown.setValue(null, "recordClaim");
      },
    },
  );
}

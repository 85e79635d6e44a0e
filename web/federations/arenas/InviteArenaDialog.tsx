import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { InviteArenaDialogQuery } from "../../__generated__/InviteArenaDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useInviteArenaMutation } from "../public/AffiliationRow";

interface InviteArenaDialogProps {
  open: boolean;
  federationId: string;
  onClose: () => void;
  onInvited: () => void;
}

/** A federation chooses the arena that it would like to have. */
export function InviteArenaDialog({ open, federationId, onClose, onInvited }: InviteArenaDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [invite, pending] = useInviteArenaMutation();

  const close = () => {
    setChosen(null);
    setRefusal(null);
    onClose();
  };
  const send = async () => {
    setRefusal(null);
    if (chosen === null) return setRefusal("Busque e escolha a arena.");
    const answer = (await invite({ input: { federationId, arenaKey: chosen } }))?.inviteArena;
    if (!answer) return;
    if (answer.refusal?.message) return setRefusal(answer.refusal?.message);
    close();
    toast.success(
      answer.done?.affiliation?.status === "ACTIVE"
        ? { title: "Arena filiada", description: "Ela já tinha pedido a filiação." }
        : { title: "Convite enviado", description: "A arena recebe um e-mail e responde." },
    );
    onInvited();
  };

  return (
    <DialogFrame
      open={open}
      onClose={close}
      busy={pending}
      keepOpen={chosen !== null}
      sheet
      title="Convidar arena"
      description="A arena responde se aceita. Nada muda antes disso."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={close} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending ? "Enviando…" : "Enviar convite"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="4">
        <SearchedChoices label="Buscar arena" placeholder="Nome ou cidade" onSearch={() => setChosen(null)}>
          {(search, attempt) =>
            search === "" ? (
              <Text color="fg.muted">Digite o nome ou a cidade da arena.</Text>
            ) : (
              <Choices
                federationId={federationId}
                search={search}
                attempt={attempt}
                chosen={chosen}
                onChoose={setChosen}
              />
            )
          }
        </SearchedChoices>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

interface ChoicesProps {
  federationId: string;
  search: string;
  attempt: number;
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Choices({ federationId, search, attempt, chosen, onChoose }: ChoicesProps) {
  const { node } = useLazyLoadQuery<InviteArenaDialogQuery>(
    graphql`
      query InviteArenaDialogQuery($federationId: ID!, $search: String!) {
        node(id: $federationId) {
          ... on Federation {
            arenasToInvite(search: $search) {
              key
              name
              city
              fullAddress
            }
          }
        }
      }
    `,
    { federationId, search },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return (
    <ChoiceList
      legend="Arena"
      choices={(node?.arenasToInvite ?? []).map(({ key, name, city, fullAddress }) => ({
        key,
        name,
        facts: city ?? fullAddress,
      }))}
      chosen={chosen}
      onChoose={onChoose}
      empty="Nenhuma arena sem federação com este nome ou cidade."
    />
  );
}

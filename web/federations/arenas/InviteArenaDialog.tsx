import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { InviteArenaDialogQuery } from "../../__generated__/InviteArenaDialogQuery.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { toast } from "../../ui/toaster";
import { ChoiceList } from "../public/ChoiceList";
import { useInviteArenaMutation } from "../public/use-affiliation-mutations";

interface InviteArenaDialogProps {
  open: boolean;
  federationId: string;
  onClose: () => void;
  onInvited: () => void;
}

/** A federation chooses the arena that it would like to have. */
export function InviteArenaDialog({ open, federationId, onClose, onInvited }: InviteArenaDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [invite, pending] = useInviteArenaMutation();
  const wanted = useDeferredValue(search.trim());

  const send = async () => {
    setRefusal(null);
    if (chosen === null) return setRefusal("Busque e escolha a arena.");
    const answer = (await invite({ input: { federationId, arenaKey: chosen } }))?.inviteArena;
    if (!answer) return;
    if (answer.message) return setRefusal(answer.message);
    onClose();
    setChosen(null);
    setSearch("");
    toast.success(
      answer.affiliation?.status === "ACTIVE"
        ? { title: "Arena filiada", description: "Ela já tinha pedido a filiação." }
        : { title: "Convite enviado", description: "A arena recebe um e-mail e responde." },
    );
    onInvited();
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      keepOpen={chosen !== null}
      sheet
      title="Convidar arena"
      description="A arena responde se aceita. Nada muda antes disso."
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending ? "Enviando…" : "Enviar convite"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="4">
        <TextField
          label="Buscar arena"
          type="search"
          placeholder="Nome ou cidade"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setChosen(null);
          }}
        />
        {wanted === "" ? (
          <Text color="fg.muted">Digite o nome ou a cidade da arena.</Text>
        ) : (
          <Suspense fallback={<RowsSkeleton rows={2} />}>
            <Choices federationId={federationId} search={wanted} chosen={chosen} onChoose={setChosen} />
          </Suspense>
        )}
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

interface ChoicesProps {
  federationId: string;
  search: string;
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Choices({ federationId, search, chosen, onChoose }: ChoicesProps) {
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
    { fetchPolicy: "store-and-network" },
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

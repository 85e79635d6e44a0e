import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { AskForAffiliationDialogQuery } from "../../__generated__/AskForAffiliationDialogQuery.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { ChoiceList, SearchedChoices } from "../../ui/form/Choices";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useAskForAffiliationMutation } from "./AffiliationRow";

interface AskForAffiliationDialogProps {
  open: boolean;
  arenaId: string;
  arenaName: string;
  onClose: () => void;
}

/** An arena chooses the federation that it wants to belong to. */
export function AskForAffiliationDialog({ open, arenaId, arenaName, onClose }: AskForAffiliationDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ask, pending] = useAskForAffiliationMutation();

  const close = () => {
    setChosen(null);
    setRefusal(null);
    onClose();
  };
  const send = async () => {
    setRefusal(null);
    if (chosen === null) return setRefusal("Escolha a federação.");
    const answer = (await ask({ input: { arenaId, federationKey: chosen } }))?.askForAffiliation;
    if (!answer) return;
    if (answer.refusal?.message) return setRefusal(answer.refusal?.message);
    close();
    toast.success(
      answer.done?.affiliation?.status === "ACTIVE"
        ? { title: "Arena filiada", description: "A federação já tinha convidado a arena." }
        : { title: "Pedido enviado", description: "A federação recebe um e-mail e responde." },
    );
  };

  return (
    <DialogFrame
      open={open}
      onClose={close}
      busy={pending}
      keepOpen={chosen !== null}
      sheet
      title="Pedir filiação"
      description={`A federação escolhida responde se aceita ${arenaName}.`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={close} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending ? "Enviando…" : "Enviar pedido"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="4">
        <SearchedChoices
          label="Buscar federação"
          placeholder="Nome ou sigla"
          onSearch={() => setChosen(null)}
        >
          {(search, attempt) => (
            <Choices search={search} attempt={attempt} chosen={chosen} onChoose={setChosen} />
          )}
        </SearchedChoices>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

interface ChoicesProps {
  search: string;
  attempt: number;
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Choices({ search, attempt, chosen, onChoose }: ChoicesProps) {
  const { federationsToJoin } = useLazyLoadQuery<AskForAffiliationDialogQuery>(
    graphql`
      query AskForAffiliationDialogQuery($search: String) {
        federationsToJoin(search: $search) {
          key
          name
          acronym
        }
      }
    `,
    { search: search || null },
    { fetchKey: attempt, fetchPolicy: "store-and-network" },
  );
  return (
    <ChoiceList
      legend="Federação"
      choices={federationsToJoin.map(({ key, name, acronym }) => ({ key, name, facts: acronym }))}
      chosen={chosen}
      onChoose={onChoose}
      empty="Nenhuma federação ativa com este nome."
    />
  );
}

import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useDeferredValue, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { AskForAffiliationDialogQuery } from "../../__generated__/AskForAffiliationDialogQuery.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/TextField";
import { Notice } from "../../ui/Notice";
import { RowsSkeleton } from "../../ui/Skeletons";
import { toast } from "../../ui/toaster";
import { ChoiceList } from "./ChoiceList";
import { useAskForAffiliationMutation } from "./use-affiliation-mutations";

interface AskForAffiliationDialogProps {
  open: boolean;
  arenaId: string;
  arenaName: string;
  onClose: () => void;
}

/** An arena chooses the federation that it wants to belong to. */
export function AskForAffiliationDialog({ open, arenaId, arenaName, onClose }: AskForAffiliationDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [ask, pending] = useAskForAffiliationMutation();

  const send = async () => {
    setRefusal(null);
    if (chosen === null) return setRefusal("Escolha a federação.");
    const answer = (await ask({ input: { arenaId, federationKey: chosen } }))?.askForAffiliation;
    if (!answer) return;
    if (answer.message) return setRefusal(answer.message);
    onClose();
    setChosen(null);
    setSearch("");
    toast.success(
      answer.affiliation?.status === "ACTIVE"
        ? { title: "Arena filiada", description: "A federação já tinha convidado a arena." }
        : { title: "Pedido enviado", description: "A federação recebe um e-mail e responde." },
    );
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      keepOpen={chosen !== null}
      sheet
      title="Pedir filiação"
      description={`A federação escolhida responde se aceita ${arenaName}.`}
      footer={
        <>
          <Button variant="ghost" colorPalette="gray" onClick={onClose} disabled={pending}>
            Cancelar
          </Button>
          <PendingButton onClick={() => void send()} pending={pending}>
            {pending ? "Enviando…" : "Enviar pedido"}
          </PendingButton>
        </>
      }
    >
      <Stack gap="4">
        <TextField
          label="Buscar federação"
          type="search"
          placeholder="Nome ou sigla"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Suspense fallback={<RowsSkeleton rows={2} />}>
          <Choices search={search} chosen={chosen} onChoose={setChosen} />
        </Suspense>
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </Stack>
    </DialogFrame>
  );
}

interface ChoicesProps {
  search: string;
  chosen: string | null;
  onChoose: (key: string) => void;
}

function Choices({ search, chosen, onChoose }: ChoicesProps) {
  const wanted = useDeferredValue(search.trim());
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
    { search: wanted || null },
    { fetchPolicy: "store-and-network" },
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

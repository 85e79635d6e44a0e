import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { useRef, useState } from "react";
import { Text } from "@chakra-ui/react/text";
import { PageFrame } from "../ui/PageFrame";
import { ContractCard } from "./ContractCard";
import { OperationCard } from "./OperationCard";
import { OutcomeCard } from "./OutcomeCard";
import { sendOperation, type Draft, type Outcome } from "./send-operation";

const firstDraft: Draft = {
  operation: `# Quem está na conta, e para onde vai depois de entrar.
query Exemplo {
  viewer {
    homePath
    roles
  }
}
`,
  variables: "",
  headers: "",
};

/**
 * The public contract: to the left one tries it, to the right one reads it. Our own instead of GraphiQL:
 * docs/libraries.md has the figures.
 */
export function ExplorerPage() {
  const [draft, setDraft] = useState(firstDraft);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [pending, setPending] = useState(false);

  const editor = useRef<HTMLTextAreaElement>(null);

  const send = async () => {
    setPending(true);
    setOutcome(await sendOperation(draft));
    setPending(false);
  };

  return (
    <PageFrame
      title="Explorador da API"
      subtitle={<Text color="fg.muted">O contrato da Praia em GraphQL, para ler e experimentar.</Text>}
    >
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" }} gap="6">
        <Stack gap="6" minW="0">
          <OperationCard
            editor={editor}
            draft={draft}
            onChange={setDraft}
            onSend={() => void send()}
            pending={pending}
          />
          <OutcomeCard outcome={outcome} pending={pending} />
        </Stack>
        <ContractCard
          onDraft={(begun) => {
            setDraft({ ...draft, ...begun });
            editor.current?.focus(); // on a phone it is far above
          }}
        />
      </Grid>
    </PageFrame>
  );
}

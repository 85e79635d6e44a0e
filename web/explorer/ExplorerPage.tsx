import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { CornerDownRight, Play, SquareTerminal } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useSession } from "../identity/public/session";
import { Card } from "../ui/Cards";
import { PendingButton } from "../ui/form/PendingButton";
import { TextAreaField } from "../ui/form/Fields";
import { Notice } from "../ui/PageStates";
import { PageFrame } from "../ui/PageFrame";
import { codeFont } from "./ContractTypes";
import { ContractCard } from "./ContractCard";
import { type Draft, type Outcome, sendOperation } from "./send-operation";

interface OperationCardProps {
  /** The operation's own text area, for who wants to move the focus there. */
  editor: RefObject<HTMLTextAreaElement | null>;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onSend: () => void;
  pending: boolean;
}

const code = {
  fontFamily: codeFont,
  textStyle: "sm",
  spellCheck: false,
  autoCapitalize: "off",
  autoComplete: "off",
} as const;

/** The three editors. Ctrl+Enter (or ⌘+Enter) in any of them sends. */
function OperationCard({ editor, draft, onChange, onSend, pending }: OperationCardProps) {
  const signedIn = useSession().status === "signedIn";
  const sendOnShortcut = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!pending) onSend();
  };

  return (
    <Card
      title="Operação"
      icon={SquareTerminal}
      action={
        <PendingButton pending={pending} onClick={onSend} title="Ctrl+Enter">
          <Play />
          {pending ? "Executando…" : "Executar"}
        </PendingButton>
      }
    >
      <Stack gap="5" onKeyDown={sendOnShortcut}>
        <TextAreaField
          ref={editor}
          label="Operação GraphQL"
          rows={14}
          {...code}
          value={draft.operation}
          onChange={(event) => onChange({ ...draft, operation: event.target.value })}
        />
        <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }} gap="5">
          <TextAreaField
            label="Variáveis"
            hint="Um objeto JSON; vazio se não houver."
            rows={5}
            {...code}
            value={draft.variables}
            onChange={(event) => onChange({ ...draft, variables: event.target.value })}
          />
          <TextAreaField
            label="Cabeçalhos"
            hint={`${signedIn ? "Vai em nome da sua conta." : "Sem chave, a consulta é anônima."} Com uma chave de API: {"Authorization": "Bearer praia_…"}.`}
            rows={5}
            {...code}
            value={draft.headers}
            onChange={(event) => onChange({ ...draft, headers: event.target.value })}
          />
        </Grid>
      </Stack>
    </Card>
  );
}

interface OutcomeCardProps {
  /** Null before the first operation. */
  outcome: Outcome | null;
  pending: boolean;
}

function OutcomeCard({ outcome, pending }: OutcomeCardProps) {
  return (
    <Card title="Resposta" icon={CornerDownRight} aria-busy={pending}>
      <Text aria-live="polite" textStyle="sm" color="fg.muted" mb="3">
        {outcome === null ? "Execute uma operação para ver a resposta aqui." : summaryOf(outcome)}
      </Text>
      {outcome?.kind === "problem" ? <Notice tone="error">{outcome.message}</Notice> : null}
      {outcome?.kind === "answer" ? (
        <Box
          as="section"
          aria-label="Corpo da resposta"
          tabIndex={0}
          fontFamily={codeFont}
          textStyle="sm"
          bg="bg.subtle"
          borderWidth="1px"
          borderColor="border.muted"
          borderRadius="l2"
          p="4"
          maxH="36rem"
          overflow="auto"
        >
          <pre>{outcome.body}</pre>
        </Box>
      ) : null}
    </Card>
  );
}

const summaryOf = (outcome: Outcome): string =>
  outcome.kind === "problem"
    ? "A operação não foi enviada."
    : `Status ${outcome.status}, em ${outcome.milliseconds} ms.`;

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

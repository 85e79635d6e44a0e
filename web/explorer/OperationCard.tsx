import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Play, SquareTerminal } from "lucide-react";
import type { KeyboardEvent, RefObject } from "react";
import { useSession } from "../identity/public/use-session";
import { Card } from "../ui/Card";
import { PendingButton } from "../ui/form/PendingButton";
import { TextAreaField } from "../ui/form/TextAreaField";
import { codeFont } from "./code-font";
import type { Draft } from "./send-operation";

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
export function OperationCard({ editor, draft, onChange, onSend, pending }: OperationCardProps) {
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
